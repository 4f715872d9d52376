import Testing
import TouchstoneExpectations
import TouchstoneTestingTraits
import UIKit

@testable import TouchstoneTesting

/// Mistakes in tests record issues with instructions and do not end the run.
@Suite(.application) @MainActor
struct MisuseTests {
    private let app = TestApplication.current

    private func messages(_ body: (TestApplication) -> Void) -> [String] {
        var found: [String] = []
        let before = app.recordsIssue
        app.recordsIssue = { found.append($0.message) }
        body(app)
        app.recordsIssue = before
        return found
    }

    @Test func `A touch-down of a finger that is already down is an issue`() {
        let window = app.makeWindow()
        app.fingerDown(at: window)
        expectEqual(
            messages { $0.fingerDown(at: CGPoint(x: 9, y: 9)) },
            [
                "Finger 1 is already down. Lift it first, or use another finger number."
            ])
        expectEqual(messages { $0.fingerTap(at: CGPoint(x: 9, y: 9)) }.count, 1)
        expectEqual(messages { $0.fingersDown(at: [CGPoint(x: 9, y: 9), CGPoint(x: 9, y: 9)]) }.count, 1)
        expectEqual(messages { $0.fingerPinch(around: CGPoint(x: 99, y: 99), from: 20, to: 40) }.count, 1)
        expectEqual(app.fingersThatAreDown, [1])
        app.fingerUp()
        expectEqual(app.events, [.began(window), .ended(window)])
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan, -1, -0.001])
    func `An infinite or negative time is an issue and does not advance the clock`(_ seconds: Double) {
        _ = app.makeWindow()
        let point = CGPoint(x: 50, y: 50)
        expectEqual(
            messages { $0.advance(by: seconds) },
            [
                "Cannot advance by \(seconds) s. Use a finite number of seconds that is not negative."
            ])
        expectEqual(messages { $0.fingerLongPress(at: point, duration: seconds) }.count, 1)
        expectEqual(messages { $0.fingerDrag(from: point, to: .zero, duration: seconds) }.count, 1)
        expectEqual(messages { $0.fingerPinch(around: point, from: 10, to: 20, duration: seconds) }.count, 1)
        expectEqual(messages { $0.fingerRotate(around: point, by: 1, duration: seconds) }.count, 1)
        expectEqual(messages { $0.trackpadPinch(at: point, by: 2, duration: seconds) }.count, 1)
        expectEqual(messages { $0.fingersTap(at: [point], apart: seconds) }.count, 1)
        expectEqual(messages { $0.waitUntil(timeout: seconds) { false } }.count, 1)
        expectEqual(app.clock.now, 0)
        #expect(app.events.isEmpty)
        #expect(app.fingersThatAreDown.isEmpty)
    }

    @Test(arguments: [CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 1, y: CGFloat.infinity)])
    func `A position that is not finite is an issue`(_ point: CGPoint) {
        _ = app.makeWindow()
        expectEqual(messages { $0.fingerTap(at: point) }.count, 1)
        expectEqual(messages { $0.fingerDoubleTap(at: point) }.count, 1)
        expectEqual(messages { $0.fingerDrag(from: .zero, to: point) }.count, 1)
        #expect(app.fingersThatAreDown.isEmpty)
        #expect(app.records.isEmpty)
    }

    @Test func `An empty list of points is an issue`() {
        expectEqual(messages { $0.fingersDown(at: []) }, ["There are no places, so no finger goes down."])
    }

    @Test func `A view of another application is an issue`() {
        let other = TestApplication()
        let window = other.makeWindow("other")
        #expect(window.application === other.application)
        expectEqual(messages { $0.fingerTap(at: window) }.first?.contains("belongs to another application"), true)
    }

    private func cycle() {
        let view = UIView()
        let inner = UIView()
        view.addSubview(inner)
        inner.addSubview(view)
    }

    @Test func `A call that ends the program on iOS is an issue of the test`() {
        var found: [String] = []
        TestApplication.run { app in
            app.recordsIssue = { found.append($0.message) }
            cycle()
        }
        expectEqual(found.count, 1)
        expectEqual(found.first?.hasPrefix("UIView.addSubview(_:): Can't add "), true)
        expectEqual(
            found.first?.hasSuffix(
                "On iOS this call ends the program. If the test is about that, make the call in `app.exceptions { … }`."
            ),
            true)
    }

    @Test func `A test can expect a call that ends the program on iOS`() {
        let exceptions = app.exceptions { cycle() }
        expectEqual(exceptions.count, 1)
        expectEqual(exceptions.first?.contains("as a subview of itself or of a view below it"), true)
    }

    @Test func `A warning of UIKit is not an issue of the test`() {
        var found: [String] = []
        TestApplication.run { app in
            app.recordsIssue = { found.append($0.message) }
            UIViewController().present(UIViewController(), animated: false)
        }
        expectEqual(found, [])
    }

    @Test func `A window belongs to the application that made it`() {
        let other = TestApplication {
            UIApplication(clock: $0, screen: CGRect(x: 0, y: 0, width: 390, height: 844), scale: 1)
        }
        let window = other.makeWindow("own")
        other.fingerTap(at: CGPoint(x: 50, y: 50))
        expectEqual(other.events, [.began(window), .ended(window)])
        #expect(app.application.windows.isEmpty)
    }
}

/// A test without the trait `.application` records an issue and does not end the run.
@MainActor
struct NoApplicationTests {
    @Test func `TestApplication.current without the trait is an issue with instructions`() {
        withKnownIssue {
            TestApplication.current.fingerTap(at: CGPoint(x: 10, y: 10))
        } matching: {
            "\($0)".contains("Add the trait .application")
        }
    }
}
