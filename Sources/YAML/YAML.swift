// The first file of YAML.
