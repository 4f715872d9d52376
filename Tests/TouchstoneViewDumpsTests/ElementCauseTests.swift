import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneViewDumps

/// The causes in trees of accessibility elements, whose order is not that of the views.
@Suite
struct ElementCauseTests {
    /// The outcome and the causes for an element in an XCUITest tree, of which each line is a type, a frame and attributes.
    private func causes(_ lines: [String], at point: CGPoint? = nil, wanting wanted: String = "pay") throws -> [String]
    {
        let text =
            "Element subtree:\n"
            + lines.enumerated().map { index, line in
                let parts = line.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
                let indent = String(repeating: " ", count: line.prefix { $0 == " " }.count + 1)
                let numbers = parts[1].split(separator: " ")
                return
                    "\(indent)\(parts[0]), 0x\(index + 1), {{\(numbers[0]), \(numbers[1])}, {\(numbers[2]), \(numbers[3])}}"
                    + parts.dropFirst(2).map { ", " + $0 }.joined()
            }.joined(separator: "\n")
        let report = try ViewDump(text).explainTouch(at: point, wanting: wanted)
        return [report.outcome.rawValue]
            + report.causes.map { "\($0.code) of \($0.about?.name ?? "none"), \($0.confidence.rawValue)" }
    }

    private let application = ["Application; 0 0 390 844; label: 'Shop'", " Window; 0 0 390 844"]
    private let pay = "  Button; 20 640 350 50; identifier: 'pay'"

    @Test("HT-32: a keyboard in front of the element receives the touch, unless the element belongs to its window")
    func keyboard() throws {
        let window = [" Window; 0 0 390 844", "  Keyboard; 0 600 390 244"]
        try expectEqual(
            causes(application + [pay] + window),
            ["blocked", "window-in-front of Keyboard:6, likely", "covered of Keyboard:6, cannotTell"])
        try expectEqual(causes(application + window + [pay]), ["cannot-tell", "covered of Keyboard:5, cannotTell"])
        try expectEqual(
            causes(application + window + ["   Key; 20 640 35 50; identifier: 'pay'"]), ["arrives"])
        let low = [" Window; 0 0 390 844", "  Keyboard; 0 700 390 144"]
        try expectEqual(causes(application + [pay] + low), ["arrives"])
    }

    @Test(
        "An alert or sheet that does not contain the element may keep touches from it, and one around it excludes others"
    )
    func modal() throws {
        for type in ["Alert", "Sheet", "Dialog", "Popover"] {
            try expectEqual(
                causes(application + [pay, "  \(type); 60 300 270 150"]),
                ["cannot-tell", "covered of \(type):5, cannotTell"])
            // What is presented is in front of everything else.
            try expectEqual(
                causes(application + ["  Button; 0 600 390 200", "  \(type); 0 600 390 244", " " + pay]), ["arrives"])
        }
        try expectEqual(causes(application + [pay, "  Other; 60 300 270 150"]), ["arrives"])
    }

    @Test("HT-22: an ancestor that does not contain the point may refuse the touch, first one without a size")
    func holders() throws {
        try expectEqual(
            causes(application + ["  Other; 0 0 390 100", " " + pay]),
            ["cannot-tell", "outside of Other:4, cannotTell"])
        try expectEqual(
            causes(application + ["  Other; 0 0 390 100", "   Other; 20 640 350 0", "  " + pay]),
            ["cannot-tell", "no-size of Other:5, cannotTell"])
        try expectEqual(
            causes(["Application; 0 0 0 0", " Window; 0 0 100 100", "  Button; 20 640 350 50; identifier: 'pay'"])
                .filter { !$0.hasPrefix("off-screen") && $0 != "blocked" }, [])
    }

    @Test("HT-4: an element covers another one only if it contains the point and is more than a plain group around it")
    func rivals() throws {
        func rivals(_ line: String) throws -> [String] { try Array(causes(application + [pay, line]).dropFirst()) }
        try expectEqual(rivals("  Image; 0 600 390 65.5"), ["covered of Image:5, cannotTell"])
        // The point is (195, 665), and right and lower edges are outside.
        try expectEqual(rivals("  Image; 0 600 390 65"), [])
        try expectEqual(rivals("  Image; 0 600 195 100"), [])
        try expectEqual(rivals("  Image; 195 665 1 1"), ["covered of Image:5, cannotTell"])
        try expectEqual(rivals("  Image; 195.5 600 100 100"), [])
        try expectEqual(rivals("  Other; 0 600 390 100"), ["covered of Other:5, cannotTell"])
        try expectEqual(rivals(" Window; 0 0 390 844"), [])
        let group = ["  Other; 0 600 390 100", "   Image; 0 600 10 10"]
        try expectEqual(causes(application + [pay] + group), ["arrives"])
        let labeled = ["  Other; 0 600 390 100; label: 'Toast'", "   Image; 0 600 10 10"]
        try expectEqual(causes(application + [pay] + labeled), ["cannot-tell", "covered of Other:5, cannotTell"])
        // A plain element of another window counts only with a label.
        try expectEqual(causes(application + [pay, " Window; 0 0 390 844", "  Other; 0 0 390 844"]), ["arrives"])
        try expectEqual(
            causes(application + [pay, " Window; 0 0 390 844", "  Other; 0 0 390 844; label: 'HUD'"]),
            ["cannot-tell", "covered of Other:6, cannotTell"])
    }

    @Test("HT-14, HT-15, HT-16: a disabled, misplaced or empty element receives no touch")
    func certain() throws {
        try expectEqual(
            causes(application + [pay + "; Disabled"]), ["blocked", "disabled-control of pay, certain"])
        try expectEqual(
            causes(application + ["  StaticText; 20 640 350 50; identifier: 'pay'; Disabled"]),
            ["blocked", "disabled-control of pay, likely"])
        try expectEqual(
            causes(application + [pay], at: CGPoint(x: 370, y: 665)), ["blocked", "outside of pay, likely"])
        try expectEqual(causes(application + [pay], at: CGPoint(x: 369.5, y: 689.5)), ["arrives"])
        try expectEqual(causes(application + [pay], at: CGPoint(x: 20, y: 640)), ["arrives"])
        try expectEqual(
            causes(application + [pay], at: CGPoint(x: 100, y: 844)), ["blocked", "off-screen of pay, likely"])
        try expectEqual(
            causes(application + ["  Button; 20 640 0 50; identifier: 'pay'"], at: CGPoint(x: 20, y: 650)),
            ["blocked", "no-size of pay, likely"])
        try expectEqual(
            causes(application + ["  Button; 20 844 350 50; identifier: 'pay'"]),
            ["blocked", "off-screen of pay, likely"])
    }
}
