internal import Foundation
internal import WraparoundCommand

exit(Program.run(Array(CommandLine.arguments.dropFirst())))
