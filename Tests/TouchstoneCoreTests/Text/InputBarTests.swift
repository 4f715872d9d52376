import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// An accessory view with a text view that grows with its text.
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

/// A controller that is first responder and shows an accessory view.
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

/// A view whose intrinsic height changes with each query.
private final class RestlessBar: UIView {
    var height: CGFloat = 40
    override var intrinsicContentSize: CGSize {
        height = height < 300 ? height + 1 : 40
        return CGSize(width: UIView.noIntrinsicMetric, height: height)
    }
}

/// A text input that is its own accessory view.
private final class OwnBar: UIView, UIKeyInput {
    var typed = ""
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { self }
    var hasText: Bool { !typed.isEmpty }
    func insertText(_ text: String) { typed += text }
    func deleteBackward() { typed = "" }
}

/// A text view in the accessory view of a first responder (RC-25).
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

    @Test func `RC-25: editing a text in the accessory view moves the accessory above the keyboard`() {
        #expect(screen.isFirstResponder && bar == CGRect(x: 0, y: 794, width: 390, height: 50))
        app.fingerTap(at: screen.bar.text)
        app.settle()
        #expect(screen.bar.text.isFirstResponder && !screen.isFirstResponder)
        #expect(screen.bar.window != nil && bar.maxY < 700 && bar.height == 50)
        app.keyTypeText("hello")
        expectEqual(screen.bar.text.text, "hello")
    }

    @Test func `RC-25: an accessory view grows upward with its text`() {
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

    @Test func `An accessory view whose intrinsic size always changes does not block typing`() {
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

    /// The view moves to the keyboard's window, so it resigns first responder.
    @Test func `A responder that is its own accessory view resigns first responder`() {
        let bar = OwnBar(frame: CGRect(x: 0, y: 100, width: 390, height: 40))
        screen.view.addSubview(bar)
        #expect(bar.becomeFirstResponder())
        app.advance(by: 1)
        #expect(bar.superview !== screen.view && !bar.isFirstResponder)
        app.keyTypeText("own", expectsFocus: false)
        expectEqual(bar.typed, "")
    }

    @Test func `RC-25: the accessory view stays on the screen when its text ends editing`() {
        app.fingerTap(at: screen.bar.text)
        app.settle()
        #expect(screen.bar.endEditing(false))
        app.settle()
        #expect(screen.isFirstResponder && bar == CGRect(x: 0, y: 794, width: 390, height: 50))
        app.fingerTap(at: screen.bar.text)
        app.settle()
        #expect(screen.bar.text.isFirstResponder)
        // Removing the controller removes its accessory view and ends editing.
        app.application.keyWindow?.rootViewController = UIViewController()
        app.settle()
        #expect(screen.bar.window == nil && !screen.bar.text.isFirstResponder)
    }

    @Test func `RC-22, RC-25: a text in the accessory view ends editing when another window becomes key`() {
        let home = app.application.keyWindow
        app.fingerTap(at: screen.bar.text)
        app.settle()
        #expect(screen.bar.text.isFirstResponder)
        app.makeWindow()
        app.advance(by: 1)
        #expect(screen.bar.window == nil && !screen.bar.text.isFirstResponder)
        #expect(home?.firstResponder === screen)
        home?.makeKey()
        app.advance(by: 1)
        expectEqual(bar, CGRect(x: 0, y: 794, width: 390, height: 50))
        home?.rootViewController = UIViewController()
        app.advance(by: 1)
        #expect(home?.firstResponder == nil && screen.bar.window == nil)
    }
}
