import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The keys of the keyboard on the screen: their places, the first page, and Shift; and the place of the text input.
@Suite(.application) @MainActor
struct KeyPlaceTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))

    init() { window.addSubview(field) }

    private var keyboard: UIView? {
        app.settle()
        let panel = app.application.windows.first { $0.accessibilityIdentifier == "keyboard window" }?.subviews.first
        return panel?.subviews.first { $0.accessibilityIdentifier == "keyboard" }
    }
    private var keys: [(name: String, frame: CGRect)] {
        (keyboard?.subviews ?? []).map { ($0.accessibilityIdentifier!.replacing("key ", with: ""), $0.frame) }
    }
    private func tap(_ name: String) {
        guard let key = keyboard?.subviews.first(where: { $0.accessibilityIdentifier == "key \(name)" }) else { return }
        app.fingerTap(at: key)
        app.advance(by: 0.5)
    }

    @Test func `Four centered rows of keys fill the keyboard, ten keys of a letter's width in the first`() {
        field.becomeFirstResponder()
        let places = Dictionary(uniqueKeysWithValues: keys.map { ($0.name, $0.frame) })
        expectEqual(
            ["q", "p", "a", "shift", "z", "delete", "123", ",", "space", "return"].map { places[$0]?.integral },
            [
                CGRect(x: 0, y: 0, width: 39, height: 54), CGRect(x: 351, y: 0, width: 39, height: 54),
                CGRect(x: 19, y: 54, width: 40, height: 54), CGRect(x: 0, y: 108, width: 59, height: 54),
                CGRect(x: 58, y: 108, width: 40, height: 54), CGRect(x: 331, y: 108, width: 59, height: 54),
                CGRect(x: 0, y: 162, width: 68, height: 54), CGRect(x: 67, y: 162, width: 35, height: 54),
                CGRect(x: 101, y: 162, width: 171, height: 54), CGRect(x: 305, y: 162, width: 85, height: 54),
            ])
        tap("123")
        #expect(keys.count == 34 && keys.first?.name == "1" && keys.last?.name == "return")
    }

    @Test(arguments: [
        (UIKeyboardType.default, "q"), (.emailAddress, "q"), (.URL, "q"), (.numberPad, "1"), (.phonePad, "1"),
        (.decimalPad, "1"), (.numbersAndPunctuation, "1"), (.asciiCapableNumberPad, "1"), (.asciiCapable, "q"),
    ])
    func `Number pads begin with the page of digits`(_ type: UIKeyboardType, _ first: String) {
        field.keyboardType = type
        field.becomeFirstResponder()
        expectEqual(keys.first?.name, first)
    }

    @Test(arguments: [
        (UITextAutocapitalizationType.none, "ab cd. ef"), (.words, "Ab Cd. Ef"), (.sentences, "Ab cd. Ef"),
        (.allCharacters, "AB CD. EF"),
    ])
    func `Shift is on where the field capitalizes`(_ type: UITextAutocapitalizationType, _ expected: String) {
        field.autocapitalizationType = type
        field.becomeFirstResponder()
        for key in ["a", "b", "space", "c", "d", ".", "space", "e", "f"] { tap(key) }
        expectEqual(field.text, expected)
    }

    @Test func `The keyboard begins with letters and the field's Shift each time that editing begins`() {
        field.autocapitalizationType = .allCharacters
        field.becomeFirstResponder()
        tap("a")
        tap("123")
        field.resignFirstResponder()
        app.settle()
        field.isSecureTextEntry = true
        field.becomeFirstResponder()
        tap("b")
        #expect(keys.first?.name == "q" && field.text == "b")
    }

    @Test func `Words of letters, scripts and marks end where the kind of character changes`() {
        let view = UITextView(frame: CGRect(x: 0, y: 300, width: 390, height: 100))
        window.addSubview(view)
        view.becomeFirstResponder()
        func stops(_ text: String, _ key: String) -> [Int] {
            view.text = text
            view.selectedRange = NSRange(
                location: key == UIKeyCommand.inputRightArrow ? 0 : text.utf16.count, length: 0)
            return (0..<5).map { _ in
                app.keyType(key, modifiers: .alternate)
                return view.selectedRange.location
            }
        }
        let (right, left) = (UIKeyCommand.inputRightArrow, UIKeyCommand.inputLeftArrow)
        #expect(
            stops("it's 2_x, (no)", right) == [4, 8, 13, 14, 14] && stops("it's 2_x, (no)", left) == [11, 5, 0, 0, 0])
        #expect(stops("日本ごカナab", right) == [2, 3, 5, 7, 7] && stops("日本ごカナab", left) == [5, 3, 2, 0, 0])
    }

    @Test func `Positions are compared, moved and ordered, and none is outside of the text`() throws {
        field.text = "a👍b"
        let (start, end) = (field.beginningOfDocument, field.endOfDocument)
        func place(_ offset: Int) -> Int? {
            field.position(from: start, offset: offset).map { field.offset(from: start, to: $0) }
        }
        expectEqual([-1, 0, 1, 2, 3, 4, 5].map(place), [nil, 0, 1, 3, 3, 4, nil])
        expectEqual(field.position(from: end, offset: -2).map { field.offset(from: $0, to: end) }, 3)
        #expect(
            field.compare(start, to: end) == .orderedAscending && field.compare(end, to: start) == .orderedDescending)
        expectEqual(field.compare(start, to: field.beginningOfDocument), .orderedSame)
        let range = try #require(field.textRange(from: end, to: start))
        #expect(
            field.text(in: range) == "a👍b" && !range.isEmpty && field.compare(range.start, to: start) == .orderedSame)
    }

    @Test func `A selection of several lines has a rectangle for each, and only the ends contain start and end`() throws
    {
        let view = UITextView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        window.addSubview(view)
        view.text = "one\ntwo\nthree\nfour"
        func rects(_ location: Int, _ length: Int) -> [String] {
            guard let first = view.position(from: view.beginningOfDocument, offset: location),
                let last = view.position(from: first, offset: length), let range = view.textRange(from: first, to: last)
            else { return [] }
            return view.selectionRects(for: range).map {
                "\(Int(($0.rect.minY / view.caretRect(for: first).height).rounded(.down)))"
                    + ($0.containsStart ? " start" : "") + ($0.containsEnd ? " end" : "")
            }
        }
        expectEqual([rects(1, 1), rects(5, 0)].map(\.count), [1, 0])
        #expect(rects(1, 1) == ["0 start end"] && rects(1, 4).map { $0.dropFirst(2) } == ["start", "end"])
        expectEqual(rects(1, 14).map { $0.dropFirst() }, [" start", "", "", " end"])
    }

    @Test func `The place of a text input is its caret on the screen, and only what can be edited has one`() throws {
        #expect(app.application.textInputPlace == nil)
        field.becomeFirstResponder()
        field.isSecureTextEntry = true
        let place = try #require(app.application.textInputPlace)
        func caret(_ input: any UITextInput & UIView) -> CGRect {
            input.convert(input.caretRect(for: input.endOfDocument), to: nil)
        }
        #expect(place.isSecure && !place.takesLineBreaks && place.caret == caret(field))
        let view = UITextView(frame: CGRect(x: 50, y: 300, width: 200, height: 100))
        window.addSubview(view)
        view.becomeFirstResponder()
        let other = try #require(app.application.textInputPlace)
        #expect(!other.isSecure && other.takesLineBreaks && other.caret == caret(view) && other.caret != place.caret)
        view.isEditable = false
        #expect(app.application.textInputPlace == nil)
    }

    @Test func `The pasteboard has strings or images, counts changes and posts each`() {
        let board = UIPasteboard.general
        var (seen, posted, heard) = ([String](), 0, [[String]]())
        let observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { _ in MainActor.assumeIsolated { posted += 1 } }
        board.onChange { heard.append($0) }
        let start = board.changeCount
        func look() {
            seen.append(
                "\(board.strings ?? []) \(board.images?.count ?? 0) \(board.numberOfItems) \(board.hasStrings) "
                    + "\(board.hasImages) \(board.hasURLs) \(board.changeCount - start)")
        }
        look()
        board.strings = ["a", "b"]
        look()
        board.images = [UIImage(), UIImage()]
        look()
        board.url = URL(string: "https://example.org")
        look()
        board.string = nil
        look()
        board.receive(["host"])
        look()
        NotificationCenter.default.removeObserver(observer)
        expectEqual(
            seen,
            [
                "[] 0 0 false false false 0", "[\"a\", \"b\"] 0 2 true false false 1", "[] 2 2 false true false 2",
                "[\"https://example.org\"] 0 1 true false true 3", "[] 0 0 false false false 4",
                "[\"host\"] 0 1 true false false 5",
            ])
        #expect(posted == 5 && heard == [["a", "b"], ["https://example.org"], []])
    }
}
