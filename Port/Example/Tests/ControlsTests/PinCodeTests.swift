import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedControls

@Suite(.application) @MainActor
struct PinCodeTests {
    private func texts(_ screen: LockController) -> [String?] { screen.pinView.boxes.map { $0.label.text } }

    @Test func `A tap makes the field first responder and shows the keyboard, and a tap elsewhere hides it`() {
        let (app, screen) = show(LockController())
        #expect(
            screen.pinView.boxes.map(\.frame) == [0, 65, 130, 195].map { CGRect(x: $0, y: 0, width: 55, height: 52) })
        #expect(screen.pinView.boxes.allSatisfy { $0.caret.isHidden })
        app.fingerTap(at: screen.pinView)
        app.advance(by: 0.5)
        #expect(screen.pinView.isFirstResponder && screen.keyboardHeight > 200)
        #expect(screen.pinView.boxes.map(\.isCurrent) == [true, false, false, false])
        #expect(screen.pinView.boxes[0].caret.layer.animation(forKey: "blink") != nil)
        app.fingerTap(at: at(195, 400))
        app.advance(by: 0.5)
        #expect(
            !screen.pinView.isFirstResponder && screen.keyboardHeight == 0
                && screen.pinView.boxes.allSatisfy { $0.caret.isHidden })
    }

    @Test func `A digit is visible until the next one or for a short time, and Backspace deletes it`() {
        let (app, screen) = show(LockController())
        app.fingerTap(at: screen.pinView)
        app.keyTypeText("1")
        #expect(texts(screen) == ["1", nil, nil, nil])
        app.keyTypeText("x2")
        #expect(screen.pinView.code == "12" && texts(screen) == ["•", "2", nil, nil])
        #expect(screen.pinView.boxes.map(\.isCurrent) == [false, false, true, false])
        app.advance(by: 0.6)
        #expect(texts(screen) == ["•", "•", nil, nil])
        app.backspace()
        #expect(screen.pinView.code == "1" && texts(screen) == ["•", nil, nil, nil])
        app.backspace()
        app.backspace()
        #expect(screen.pinView.code == "" && !screen.pinView.hasText && screen.log == [])
    }

    @Test func `The correct code unlocks and resigns first responder`() {
        let (app, screen) = show(LockController())
        app.fingerTap(at: screen.pinView)
        app.keyTypeText("24689")
        app.advance(by: 0.5)
        #expect(screen.log == ["open"] && screen.pinView.code == "2468")
        #expect(!screen.pinView.isFirstResponder && screen.keyboardHeight == 0)
    }

    @Test func `A wrong code clears the field and runs a shake animation`() {
        let (app, screen) = show(LockController())
        app.fingerTap(at: screen.pinView)
        app.keyTypeText("1111")
        #expect(screen.log == ["wrong 1"] && texts(screen) == [nil, nil, nil, nil])
        let shake = screen.pinView.layer.animation(forKey: "shake") as? CAKeyframeAnimation
        #expect(shake?.duration == 0.4 && shake?.values?.count == 6)
        app.advance(by: 0.1)
        let shown = screen.pinView.layer.presentation()?.frame.minX ?? 70
        #expect(abs(shown - 70) > 2 && screen.pinView.frame.minX == 70)
        app.advance(by: 0.4)
        #expect(screen.pinView.layer.animation(forKey: "shake") == nil && screen.pinView.isFirstResponder)
        UIPasteboard.general.string = "24 68"
        screen.pinView.paste(nil)
        #expect(screen.log == ["wrong 1", "open"])
    }

    @Test func `Three wrong codes disable the field for 30 seconds`() {
        let (app, screen) = show(LockController())
        app.fingerTap(at: screen.pinView)
        app.keyTypeText("111122223333")
        #expect(screen.log == ["wrong 1", "wrong 2", "wrong 3"] && screen.message.text == "Wait 30 s")
        #expect(!screen.pinView.isEnabled && !screen.pinView.isFirstResponder)
        app.fingerTap(at: at(195, 226))
        #expect(!screen.pinView.isFirstResponder)
        app.advance(by: 12.5)
        #expect(screen.secondsLeft == 18 && screen.message.text == "Wait 18 s")
        app.advance(by: 18)
        #expect(
            screen.secondsLeft == 0 && screen.message.text == nil && screen.pinView.isEnabled
                && screen.pinView.isFirstResponder)
        app.keyTypeText("2468")
        #expect(screen.log.last == "open")
        app.advance(by: 5)
        #expect(screen.secondsLeft == 0)
    }
}
