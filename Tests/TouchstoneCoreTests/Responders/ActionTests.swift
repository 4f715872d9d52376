import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@MainActor
private protocol Saving { func save() }

@MainActor
private protocol Closing: AnyObject { func close(_ sender: Any?) }

private final class Document: UIViewController, Saving {
    var lines: [String] = []
    func save() { lines.append("controller saves") }
}

private final class Desk: Listener, Closing {
    func close(_ sender: Any?) { lines.append("closed by \(sender == nil ? "no sender" : "a sender")") }
    func tidy() { lines.append("tidied") }
}

private final class Delegate: UIResponder, UIApplicationDelegate {
    var lines: [String] = []
    func quit() { lines.append("quit") }
}

extension Selector {
    fileprivate static let save = Selector(Document.save, name: "save")
    fileprivate static let saving = Selector({ (saver: any Saving) in { saver.save() } }, name: "saving")
    fileprivate static let close = Selector(Desk.close, name: "close:")
    fileprivate static let tidy = Selector(Desk.tidy, name: "tidy")
    fileprivate static let quit = Selector(Delegate.quit, name: "quit")
}

/// RC-27 to RC-31: actions with and without a target.
@Suite(.application(tracing: .both)) @MainActor
struct ActionTests {
    let app = TestApplication.current
    let window: UIWindow
    private let document = Document()
    private let desk: Desk
    let button: UIControl

    init() {
        window = TestApplication.current.makeWindow(root: document)
        desk = Desk("desk", in: document.view)
        button = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50)).placed("button", in: desk)
    }

    private var application: UIApplication { app.application }

    @Test func `RC-27: an explicit target is called directly`() {
        #expect(application.sendAction(.save, to: document, from: button, for: nil))
        expectEqual(document.lines, ["controller saves"])
    }

    @Test(.application) func `RC-27: without a first responder, the search for a target starts at the sender`() {
        button.addTarget(nil, action: .save, for: .touchDown)
        app.fingerDown(at: button)
        expectEqual(document.lines, ["controller saves"])
        #expect(app.eventLog.contains("save from button → Document"))
        app.fingersUp()
    }

    @Test func `RC-27: the search for a target starts at the first responder, if there is one`() {
        let other = Desk("other", in: window)
        other.becomeFirstResponder()
        #expect(application.sendAction(.tidy, to: nil, from: button, for: nil))
        #expect(other.lines == ["tidied"] && desk.lines == [])
        #expect(!application.sendAction(.save, to: nil, from: button, for: nil))
    }

    @Test func `RC-27, RC-31: an action with a nil target finds its responder by class or by protocol`() {
        button.addTarget(nil as Desk?, action: Desk.tidy, for: .touchDown)
        button.addTarget(nil, action: .saving, for: .touchDown)
        button.addTarget(nil, action: .close, for: .touchDown)
        app.fingerDown(at: button)
        expectEqual(desk.lines, ["tidied", "closed by a sender"])
        expectEqual(document.lines, ["controller saves"])
        app.fingersUp()
    }

    @Test func `RC-27: the search for a target reaches the application's delegate`() {
        let delegate = Delegate()
        application.delegate = delegate
        #expect(application.sendAction(.quit, to: nil, from: button, for: nil))
        expectEqual(delegate.lines, ["quit"])
    }

    @Test(.application) func `RC-27: an action that no responder implements is not sent, but its control event is`() {
        #expect(!application.sendAction(.quit, to: nil, from: button, for: nil))
        expectEqual(app.eventLog, "quit from button → no target")
        button.addTarget(nil, action: .quit, for: .touchDown)
        app.fingerDown(at: button)
        expectEqual(app.controlEvents, "button touchDown")
        app.fingersUp()
    }

    @Test func `RC-29, RC-30: canPerformAction decides whether a responder is the target and is called once`() {
        final class Picky: Listener {
            var allows = false
            var times = 0
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                times += 1
                return allows && super.canPerformAction(action, withSender: sender)
            }
            func save() { lines.append("picky saves") }
        }
        let picky = Picky("picky", in: document.view)
        picky.becomeFirstResponder()
        let pickySave = Selector({ (saver: UIResponder) in { (saver as? Picky)?.save() } }, name: "save")
        #expect(picky.target(forAction: .save, withSender: nil) as? UIResponder === document)
        picky.times = 0
        application.sendAction(.save, to: nil, from: nil, for: nil)
        expectEqual(picky.times, 1)
        picky.allows = true
        application.sendAction(pickySave, to: nil, from: nil, for: nil)
        expectEqual(picky.lines, ["picky saves"])
    }

    @Test func `RC-29: an override of target(forAction:withSender:) redirects an action`() {
        final class Pointing: Listener {
            var other: AnyObject?
            override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
                other ?? super.target(forAction: action, withSender: sender)
            }
        }
        let pointing = Pointing("pointing", in: window)
        pointing.other = desk
        pointing.becomeFirstResponder()
        #expect(application.sendAction(.tidy, to: nil, from: nil, for: nil))
        expectEqual(desk.lines, ["tidied"])
    }

    @Test func `RC-30: canPerformAction does not consult the next responder`() {
        #expect(!desk.canPerformAction(.save, withSender: nil))
        #expect(document.canPerformAction(.save, withSender: nil))
    }

    @Test func `RC-28: an action is not called with a sender that its parameter does not accept`() {
        final class Strict: Listener {
            func only(_ sender: UISlider) { lines.append("called") }
        }
        let strict = Strict("strict", in: window)
        strict.becomeFirstResponder()
        #expect(!application.sendAction(Selector(Strict.only, name: "only:"), to: nil, from: button, for: nil))
        expectEqual(strict.lines, [])
    }
}
