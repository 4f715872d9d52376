import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedScreens

@Suite(.application) @MainActor
struct KeyboardScrollFormTests {
    @Test func theLowestFieldComesAboveTheKeyboard() {
        let (app, screen) = show(KeyboardScrollForm())
        app.fingerTap(at: at(195, 802))
        app.advance(by: 1)
        #expect(screen.fields[2].isFirstResponder && screen.keyboardHeight > 100)
        #expect(screen.scrollView.contentInset.bottom == screen.keyboardHeight)
        #expect(near(screen.scrollView.contentOffset.y, 824 - (844 - screen.keyboardHeight)))
        #expect(screen.scrolledTo == screen.scrollView.contentOffset.y && screen.scrolledTo > 0)
    }

    @Test func aTapBesideEndsEditing() {
        let (app, screen) = show(KeyboardScrollForm())
        app.fingerTap(at: at(195, 122))
        app.advance(by: 1)
        #expect(screen.fields[0].isFirstResponder && screen.keyboardHeight > 100)
        app.fingerTap(at: at(195, 300))
        app.advance(by: 1)
        #expect(!screen.fields[0].isFirstResponder && screen.keyboardHeight == 0)
        #expect(screen.scrollView.contentInset == .zero && screen.log == ["begin 0", "end 0"])
    }

    @Test func typedAndOnToTheNext() {
        let (app, screen) = show(KeyboardScrollForm())
        app.fingerTap(at: at(195, 122))
        app.keyTypeText("hi")
        app.keyType("\r")
        app.advance(by: 1)
        #expect(screen.fields[1].isFirstResponder)
        #expect(screen.log.filter { $0.hasPrefix("text") } == ["text h", "text hi"])
        app.keyType("\r")
        #expect(screen.fields[2].isFirstResponder)
        app.keyType("\r")
        app.advance(by: 1)
        #expect(!screen.fields.contains { $0.isFirstResponder } && screen.keyboardHeight == 0)
    }

    @Test func goneItHearsNothing() {
        let (app, screen) = show(KeyboardScrollForm())
        let window = screen.view.window
        window?.rootViewController = UIViewController()
        app.settle()
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillShowNotification, object: nil,
            userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: CGRect(x: 0, y: 500, width: 390, height: 344))])
        #expect(screen.keyboardHeight == 0)
    }
}
