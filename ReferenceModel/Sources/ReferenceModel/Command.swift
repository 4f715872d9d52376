import Foundation
import Model

/// `touchstone-reference-model`: plays random scenes in the library and in the model, and compares the logs of all callbacks.
@main
struct Command {
    var stories: UInt64 = 1000
    var seed: UInt64 = 1
    var story: UInt64?
    var width = 5
    var shrinks = false
    var keepsGoing = false

    static let help = """
        Usage: touchstone-reference-model [--stories N] [--seed S] [--story K] [--width W] [--shrink] [--keep-going]

        Generates random scenes and finger input, plays each in the library (traced and untraced) and in the model, and
        compares the logs line by line.

          --stories N    The number of runs (default 1000).
          --seed S       The seed; the same seed generates the same runs (default 1).
          --story K      Plays only run K of the seed and prints both logs side by side.
          --width W      0: one view and one finger; 1: trees and fingers; 2: one recognizer; 3: several; 4: changes in
                         callbacks, too; 5: swipes, buttons, long presses after taps, interaction ignored (default 5).
          --shrink       Makes a run that differs smaller before it is printed.
          --keep-going   Goes on after a difference, and says at the end how many there were.
          --help         This text.

        Ends with 1 if a run differs, with 2 if the arguments are wrong.
        """

    static func main() {
        do {
            guard let command = try Command(CommandLine.arguments.dropFirst()) else { return print(help) }
            let agrees = MainActor.assumeIsolated { command.run() }
            if !agrees { exit(1) }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n\n\(help)\n".utf8))
            exit(2)
        }
    }

    struct WrongArgument: Error, CustomStringConvertible {
        let description: String
    }

    /// Parses the arguments. Returns `nil` if help is requested.
    init?(_ arguments: ArraySlice<String>) throws {
        var rest = arguments
        func number<Number: FixedWidthInteger>(_ name: String) throws -> Number {
            guard let text = rest.popFirst(), let value = Number(text) else {
                throw WrongArgument(description: "\(name) needs a number")
            }
            return value
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--stories": stories = try number(argument)
            case "--seed": seed = try number(argument)
            case "--story": story = try number(argument)
            case "--width": width = try number(argument)
            case "--shrink": shrinks = true
            case "--keep-going": keepsGoing = true
            case "--help", "-h": return nil
            default: throw WrongArgument(description: "There is no argument \(argument)")
            }
        }
    }

    /// Plays the runs. Returns whether all logs agree.
    @MainActor
    func run() -> Bool {
        if let story { return playOne(story) }
        var differences = 0
        var lines = 0
        var events = 0
        let start = Date()
        var spoke = start
        for story in 1...max(1, stories) {
            let scene = Drawing.scene(seed: seed, story: story, width: width)
            let comparison = Comparison(scene)
            lines += comparison.traced.count
            events += comparison.events
            if !comparison.agrees {
                differences += 1
                show(story, scene, comparison)
                if !keepsGoing { return false }
            }
            if Date().timeIntervalSince(spoke) > 5 {
                spoke = Date()
                let rate = Double(story) / spoke.timeIntervalSince(start)
                FileHandle.standardError.write(
                    Data(
                        "\(story) of \(stories) runs, \(Int(rate)) a second, \(events) events, \(differences) differ\n"
                            .utf8))
            }
        }
        print(
            "\(stories) runs of seed \(seed), \(events) events traced and untraced, \(lines) lines, \(differences) differ"
        )
        return differences == 0
    }

    @MainActor
    private func playOne(_ story: UInt64) -> Bool {
        let scene = Drawing.scene(seed: seed, story: story, width: width)
        let comparison = Comparison(scene)
        if shrinks && !comparison.agrees {
            show(story, scene, comparison)
        } else {
            print(scene.text)
            print(comparison.text(whole: true))
        }
        return comparison.agrees
    }

    @MainActor
    private func show(_ story: UInt64, _ scene: Model.Scene, _ comparison: Comparison) {
        print("Run \(story) of seed \(seed), width \(width), differs.")
        guard shrinks else {
            print(comparison.text(whole: false))
            return
        }
        let small = Shrinking.shrink(scene)
        print(small.text)
        print(Comparison(small).text(whole: true))
    }
}
