import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A bar that a text is typed into, and that grows with it.
private final class InputBar: UIView, UITextViewDelegate {
    let text = UITextView()
    var height: CGFloat = 50

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
        autoresizingMask = .flexibleHeight
        text.frame = CGRect(x: 10, y: 5, width: 300, height: 40)
        text.delegate = self
        addSubview(text)
    }
    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    func textViewDidChange(_ textView: UITextView) {
        height = 50 + 20 * CGFloat(textView.text.filter { $0 == "\n" }.count)
        invalidateIntrinsicContentSize()
    }
}

/// Messages above a bar, which stays there while nothing is typed.
private final class ChatScreen: UIViewController {
    let bar = InputBar()
    var tops: [CGFloat] = []
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }
}

/// Wants another height whenever it is asked.
private final class RestlessBar: UIView {
    var height: CGFloat = 40
    override var intrinsicContentSize: CGSize {
        height = height < 300 ? height + 1 : 40
        return CGSize(width: UIView.noIntrinsicMetric, height: height)
    }
}

/// A field that is its own accessory.
private final class OwnBar: UIView, UIKeyInput {
    var typed = ""
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { self }
    var hasText: Bool { !typed.isEmpty }
    func insertText(_ text: String) { typed += text }
    func deleteBackward() { typed = "" }
}

/// A text in the accessory of a responder that is first itself (RC-25).
@Suite(.application(tracing: .both)) @MainActor
struct InputBarTests {
    let app = TestApplication.current
    private let screen = ChatScreen()

    init() {
        _ = TestApplication.current.makeWindow("window", root: screen)
        TestApplication.current.settle()
        TestApplication.current.advance(by: 1)
    }

    private var bar: CGRect { screen.bar.convert(screen.bar.bounds, to: nil) }

    @Test func `RC-25: it takes the keyboard and the bar goes up with it`() {
        #expect(screen.isFirstResponder && bar == CGRect(x: 0, y: 794, width: 390, height: 50))
        app.fingerTap(at: screen.bar.text)
        app.settle()
        #expect(screen.bar.text.isFirstResponder && !screen.isFirstResponder)
        #expect(screen.bar.window != nil && bar.maxY < 700 && bar.height == 50)
        app.keyTypeText("hello")
        #expect(screen.bar.text.text == "hello")
    }

    @Test func `RC-25: the bar grows upwards with its text`() {
        app.fingerTap(at: screen.bar.text)
        app.settle()
        let bottom = bar.maxY
        app.keyTypeText("a\nb\nc")
        app.settle()
        #expect(bar.height == 90 && bar.maxY == bottom && screen.bar.text.isFirstResponder)
        screen.bar.text.text = ""
        screen.bar.textViewDidChange(screen.bar.text)
        app.settle()
        #expect(bar.height == 50 && bar.maxY == bottom)
    }

    @Test func `A bar that is never content ends nothing`() {
        let bar = RestlessBar(frame: CGRect(x: 0, y: 0, width: 390, height: 40))
        bar.autoresizingMask = .flexibleHeight
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        field.inputAccessoryView = bar
        screen.view.addSubview(field)
        #expect(field.becomeFirstResponder())
        app.advance(by: 1)
        app.keyTypeText("still")
        #expect(field.text == "still" && bar.window != nil)
    }

    /// It leaves its place, and with that the first responder is none.
    @Test func `Who is its own accessory is first responder no longer`() {
        let bar = OwnBar(frame: CGRect(x: 0, y: 100, width: 390, height: 40))
        screen.view.addSubview(bar)
        #expect(bar.becomeFirstResponder())
        app.advance(by: 1)
        #expect(bar.superview !== screen.view && !bar.isFirstResponder)
        app.keyTypeText("own", expectsFocus: false)
        #expect(bar.typed == "")
    }

    @Test func `RC-25: the bar stays when the text is done`() {
        app.fingerTap(at: screen.bar.text)
        app.settle()
        #expect(screen.bar.endEditing(false))
        app.settle()
        #expect(screen.isFirstResponder && bar == CGRect(x: 0, y: 794, width: 390, height: 50))
        app.fingerTap(at: screen.bar.text)
        app.settle()
        #expect(screen.bar.text.isFirstResponder)
        // Whoever leaves takes the bar along, and what is typed into it.
        app.application.keyWindow?.rootViewController = UIViewController()
        app.settle()
        #expect(screen.bar.window == nil && !screen.bar.text.isFirstResponder)
    }
}
