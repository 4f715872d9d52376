import Testing
import TouchstoneExpectations
import TouchstoneTestingTraits
import UIKit

@testable import TouchstoneTesting

private final class PhotoController: UIViewController {
    let likeButton = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(likeButton)
    }
}

/// The typed event log: which events are in it, how receivers are named, and how a difference is shown.
@Suite(.application) @MainActor
struct EventTests {
    private let app = TestApplication.current

    private func issues(_ body: () -> Void) -> [TestIssue] {
        var found: [TestIssue] = []
        let before = app.recordsIssue
        app.recordsIssue = { found.append($0) }
        body()
        app.recordsIssue = before
        return found
    }

    private func view(_ y: CGFloat, in window: UIWindow) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: y, width: 100, height: 40))
        window.addSubview(view)
        return view
    }

    @Test func `A tap is recorded as touchesBegan and touchesEnded of its view`() {
        let window = app.makeWindow()
        let photo = view(100, in: window)
        app.fingerTap(at: photo)
        expectEqual(app.events, [.began(photo), .ended(photo)])
        expectEqual(app.events.map(\.touches), [[1], [1]])
        expectEqual(app.events.map(\.time), [0, 0.05])
    }

    @Test func `Consecutive moves are one event with a count`() {
        let window = app.makeWindow()
        let photo = view(100, in: window)
        app.fingerDrag(from: CGPoint(x: 10, y: 110), to: CGPoint(x: 90, y: 130), duration: 0.1)
        expectEqual(app.events, [.began(photo), .moved(photo), .ended(photo)])
        expectEqual(app.events[1].count, 6)
    }

    @Test func `Events of two views of the same class are not equal`() {
        let window = app.makeWindow()
        let (one, other) = (view(100, in: window), view(200, in: window))
        app.fingerTap(at: other)
        #expect(app.events != [.began(one), .ended(one)])
        expectEqual(app.events, [.began(other), .ended(other)])
    }

    @Test func `Names come from identifier, title, label, property and class in this order`() {
        let controller = PhotoController()
        let window = app.makeWindow(root: controller)
        let pay = UIButton(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
        pay.setTitle("Pay", for: .normal)
        let map = view(300, in: window)
        map.accessibilityLabel = "Map"
        let plain = view(400, in: window)
        window.addSubview(pay)
        for view in [controller.likeButton, pay, map, plain] { app.fingerTap(at: view) }
        expectEqual(
            app.events.map(\.receiver),
            [
                "PhotoController.likeButton", "PhotoController.likeButton", "Pay", "Pay", "Map", "Map", "UIView",
                "UIView",
            ])
        controller.likeButton.accessibilityIdentifier = "like"
        let next = PhotoController()
        next.likeButton.accessibilityIdentifier = "next"
        window.rootViewController = next
        app.clear()
        app.fingerTap(at: next.likeButton)
        expectEqual(app.events.map(\.receiver), ["next", "next"])
    }

    @Test func `Two objects never have the same name`() {
        let window = app.makeWindow()
        let views = [view(100, in: window), view(200, in: window), view(300, in: window)]
        views[2].accessibilityIdentifier = "UIView"
        for view in views { app.fingerTap(at: view) }
        expectEqual(Set(app.events.map(\.receiver)), ["UIView", "UIView 2", "UIView 3"])
    }

    @Test func `A name with a number is not given to another object`() {
        let window = app.makeWindow()
        let views = [view(100, in: window), view(200, in: window), view(300, in: window)]
        views[0].accessibilityIdentifier = "UIView 2"
        for view in views { app.fingerTap(at: view) }
        expectEqual(Set(app.events.map(\.receiver)), ["UIView 2", "UIView", "UIView 3"])
    }

    @Test func `A receiver keeps its name after it is deallocated`() {
        let window = app.makeWindow()
        var button: UIButton? = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        button?.setTitle("Pay", for: .normal)
        window.addSubview(button!)
        app.fingerTap(at: button!)
        button?.removeFromSuperview()
        button = nil
        app.advance(by: 1)
        expectEqual(app.events.map(\.description), ["touchesBegan Pay", "touchesEnded Pay"])
    }

    @Test func `Expected events that differ are shown line by line`() {
        let window = app.makeWindow()
        let photo = view(100, in: window)
        photo.accessibilityIdentifier = "photo"
        app.fingerTap(at: photo)
        #expect(issues { app.expectEvents([.began(photo), .ended(photo)]) }.isEmpty)
        let found = issues { app.expectEvents([.began(photo), .cancelled(photo)]) }
        expectEqual(
            found.map(\.message),
            [
                """
                The events are not as expected (- expected, + actual).
                  touchesBegan photo
                - touchesCancelled photo
                + touchesEnded photo
                """
            ])
    }

    @Test func `Presses are recorded as events`() {
        let window = app.makeWindow(root: UIViewController())
        app.keyType("a")
        expectEqual(app.events.map(\.method), [.pressesBegan, .pressesEnded])
        #expect(window.isKeyWindow)
    }

    @Test(.application(tracing: .untraced)) func `An untraced application has no events and says so`() {
        let app = TestApplication.current
        withKnownIssue {
            _ = app.events
        } matching: {
            "\($0)".contains("not traced")
        }
    }
}
