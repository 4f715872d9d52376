import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Editing and caret movement treat a grapheme cluster as one character.
@Suite(.application(tracing: .both)) @MainActor
struct ClusterTests {
    let app = TestApplication.current
    let field: UITextField

    init() {
        let window = TestApplication.current.makeWindow()
        field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        window.addSubview(field)
        field.becomeFirstResponder()
    }

    nonisolated static let clusters = [
        "e", "\u{E9}", "e\u{301}", "👩‍👩‍👧‍👦", "🇩🇪", "漢", "한", "\u{1112}\u{1161}\u{11AB}", "ש\u{5C1}", "ك", "नि", "👍🏽",
    ]

    @Test(arguments: clusters) func `Backspace, forward delete and arrows treat a grapheme cluster as one character`(
        _ cluster: String
    ) {
        app.keyType("a")
        app.keyType(cluster)
        app.keyType("b")
        expectEqual(Array(field.text!.unicodeScalars), Array("a\(cluster)b".unicodeScalars))
        app.keyType(UIKeyCommand.inputLeftArrow)
        app.keyType("\u{8}")
        expectEqual(field.text, "ab")
        app.keyType(cluster)
        app.keyType(UIKeyCommand.inputLeftArrow)
        app.keyType("\u{7F}")
        expectEqual(field.text, "ab")
    }

    @Test func `A combining accent that is typed later joins its letter`() {
        app.keyTypeText("e")
        app.keyType("\u{301}")
        expectEqual(field.text!.count, 1)
        app.keyType("\u{8}")
        expectEqual(field.text, "")
        app.keyType("z", modifiers: .control)
        app.keyType("🇩")
        app.keyType("🇪")
        #expect(field.text!.hasSuffix("🇩🇪"))
        app.keyType("\u{8}")
        #expect(!field.text!.contains("🇩"))
    }

    @Test func `Text positions count UTF-16 units and are never inside a cluster`() throws {
        field.text = "a👩‍👩‍👧‍👦b"
        let start = field.beginningOfDocument
        expectEqual(field.offset(from: start, to: field.endOfDocument), 13)
        let afterA = try #require(field.position(from: start, offset: 1))
        let forward = try #require(field.position(from: afterA, offset: 1))
        expectEqual(field.offset(from: start, to: forward), 12)
        let back = try #require(field.position(from: forward, offset: -1))
        expectEqual(field.compare(back, to: afterA), .orderedSame)
        #expect(field.position(from: start, offset: -1) == nil)
        #expect(field.position(from: start, offset: 14) == nil)
        let range = try #require(field.textRange(from: afterA, to: forward))
        expectEqual(field.text(in: range), "👩‍👩‍👧‍👦")
        field.replace(range, withText: "é")
        expectEqual(field.text, "aéb")
    }

    @Test func `The delegate receives ranges of whole clusters in UTF-16 units`() {
        let eventLog = TextEventLog()
        field.text = "a👩‍👩‍👧‍👦"
        field.delegate = eventLog
        app.keyType("\u{8}")
        expectEqual(eventLog.take(), #"shouldChange {1, 11} """#)
    }

    @Test func `A composed letter in place of a decomposed one moves the selection`() {
        final class Delegate: NSObject, UITextFieldDelegate {
            var places: [Int] = []
            func textFieldDidChangeSelection(_ field: UITextField) {
                guard let place = field.selectedTextRange?.start else { return }
                places.append(field.offset(from: field.beginningOfDocument, to: place))
            }
        }
        let delegate = Delegate()
        field.delegate = delegate
        for text in ["e\u{301}", "\u{E9}", "\u{E9}"] { field.text = text }
        expectEqual(delegate.places, [2, 1])
    }

    @Test func `Marked text is replaced by insertText and committed by unmarkText`() throws {
        field.text = "日"
        field.setMarkedText("k", selectedRange: NSRange(location: 1, length: 0))
        field.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
        field.setMarkedText("かん", selectedRange: NSRange(location: 0, length: 1))
        expectEqual(field.text, "日かん")
        let marked = try #require(field.markedTextRange)
        expectEqual(field.text(in: marked), "かん")
        let selected = try #require(field.selectedTextRange)
        expectEqual(field.text(in: selected), "か")
        field.insertText("漢")
        #expect(field.text == "日漢" && field.markedTextRange == nil)
        field.setMarkedText("字", selectedRange: NSRange(location: 1, length: 0))
        field.unmarkText()
        #expect(field.text == "日漢字" && field.markedTextRange == nil)
        field.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
        field.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
        #expect(field.text == "日漢字" && field.markedTextRange == nil)
    }

    @Test func `Right-to-left text is stored in reading order`() {
        app.keyTypeText("שלום")
        app.keyType(UIKeyCommand.inputHome)
        app.keyType("\u{7F}")
        expectEqual(field.text, "לום")
    }

    @Test func `Selecting an arbitrary range never splits a cluster`() {
        let view = UITextView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
        field.superview?.addSubview(view)
        view.text = Self.clusters.joined()
        let scalars = view.text.unicodeScalars.count
        for location in -3...40 {
            for length in [0, 1, 2, 5, Int.max] {
                view.selectedRange = NSRange(location: location, length: length)
                let text = view.text(in: view.selectedTextRange!)!
                #expect(text.allSatisfy { cluster in Self.clusters.contains { $0 == String(cluster) } })
            }
        }
        expectEqual(view.text.unicodeScalars.count, scalars)
    }
}
