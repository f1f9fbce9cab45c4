#pragma once

// The functions that the standard library lacks, over compiler builtins, so that the core needs no
// platform's C library by name.

static inline double wraparound_exp(double x) { return __builtin_exp(x); }
static inline double wraparound_log(double x) { return __builtin_log(x); }
static inline double wraparound_pow(double base, double exponent) { return __builtin_pow(base, exponent); }
