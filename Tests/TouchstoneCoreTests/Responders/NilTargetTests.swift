import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Where the search for the target of an action starts (RC-16, RC-27).
@Suite(.application(tracing: .both)) @MainActor
struct NilTargetTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()

    private final class Taker: UIView {
        var taken = 0
        override var canBecomeFirstResponder: Bool { true }
        func act() { taken += 1 }
    }

    private let act = Selector(Taker.act, name: "act")

    private func taker() -> Taker {
        let view = Taker(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.addSubview(view)
        return view
    }

    @Test func `RC-27: a button's action starts at the first responder, and a key command's at the focus`() {
        let (first, focused) = (taker(), taker())
        let control = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        focused.addSubview(control)
        first.becomeFirstResponder()
        window.moveFocus(to: control)
        #expect(control.isFocused && first.isFirstResponder)
        let sender = UIButton()
        #expect(app.application.sendAction(act, to: nil, from: sender, for: nil))
        #expect((first.taken, focused.taken) == (1, 0))
        // A key command starts where the key was delivered.
        let command = UIKeyCommand(input: "x", modifierFlags: .command, action: act)
        #expect(app.application.sendAction(act, to: nil, from: command, for: nil))
        #expect((first.taken, focused.taken) == (1, 1))
    }

    @Test func `RC-27: without a first responder, an action starts at the sender`() {
        let outer = taker()
        let sender = UIButton()
        outer.addSubview(sender)
        #expect(app.application.sendAction(act, to: nil, from: sender, for: nil))
        expectEqual(outer.taken, 1)
        #expect(!app.application.sendAction(act, to: nil, from: nil, for: nil))
        #expect(!app.application.sendAction(act, to: nil, from: UIButton(), for: nil))
        expectEqual(outer.taken, 1)
    }

    @Test(arguments: [UIKeyModifierFlags.control, .alternate, .command, [.control, .shift]])
    func `RC-34: Tab with Control, Option or Command does not move the focus`(_ modifiers: UIKeyModifierFlags) {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        window.addSubview(button)
        app.keyType("\t", modifiers: modifiers)
        #expect(!button.isFocused)
        app.keyType("\t", modifiers: .shift)
        #expect(button.isFocused)
    }
}
