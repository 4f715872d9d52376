import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Enumerations that UIKit declares in Objective-C: they have numbers, and take numbers that have no name.
@Suite(.application) @MainActor
struct FurtherNumbersOfEnumerations {
    /// The number of a value that was made of a number without a name.
    private func number<Value: RawRepresentable>(of type: Value.Type, madeOf number: Int = 99) -> Int?
    where Value.RawValue == Int {
        Value(rawValue: number)?.rawValue
    }

    @Test func `An animation curve can have a number without a name`() {
        #expect(UIView.AnimationCurve(rawValue: 7) != nil)
        #expect(UIView.AnimationCurve(rawValue: 7)?.rawValue == 7)
        #expect(UIView.AnimationCurve(rawValue: 7) != .linear)
        let named: [UIView.AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
        #expect(named.map { $0.rawValue } == [0, 1, 2, 3])
    }

    @Test func `Values of text and of bars can have numbers without names`() {
        #expect(number(of: NSTextAlignment.self) == 99)
        #expect(number(of: NSLineBreakMode.self) == 99)
        #expect(number(of: UIReturnKeyType.self) == 99)
        #expect(number(of: UIKeyboardType.self) == 99)
        #expect(number(of: UIKeyboardAppearance.self) == 99)
        #expect(number(of: UITextAutocapitalizationType.self) == 99)
        #expect(number(of: UIBarStyle.self) == 99)
        #expect(number(of: UIStatusBarStyle.self) == 99)
    }

    private func name(of alignment: NSTextAlignment) -> String {
        switch alignment {
        case .left: return "left"
        case .center: return "center"
        case .right: return "right"
        case .justified: return "justified"
        case .natural: return "natural"
        @unknown default: return "unknown"
        }
    }

    @Test func `A switch over alignments has an unknown default`() throws {
        let names = (0...4).compactMap { NSTextAlignment(rawValue: $0) }.map { name(of: $0) }
        #expect(names == ["left", "center", "right", "justified", "natural"])
        let alignment = try #require(NSTextAlignment(rawValue: 12))
        #expect(name(of: alignment) == "unknown")
    }

    @Test func `The numbers of the system's bar buttons`() {
        let items: [UIBarButtonItem.SystemItem] = [
            .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize,
            .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .undo, .redo,
        ]
        #expect(items.map { $0.rawValue } == Array(0...22))
        #expect(UIBarButtonItem.SystemItem.close.rawValue == 24)
        #expect(UIBarButtonItem.SystemItem(rawValue: 4) == .add)
    }

    @Test func `The numbers of content modes, alignments and presentation styles`() {
        let modes: [UIView.ContentMode] = [
            .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right, .topLeft,
            .topRight, .bottomLeft, .bottomRight,
        ]
        #expect(modes.map { $0.rawValue } == Array(0...12))
        let alignments: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
        #expect(alignments.map { $0.rawValue } == Array(0...4))
        let styles: [UIModalPresentationStyle] = [
            .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
            .overCurrentContext, .popover,
        ]
        #expect(styles.map { $0.rawValue } == Array(-2...7))
    }
}
