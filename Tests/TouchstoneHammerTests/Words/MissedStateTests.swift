import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A touch of `TestApplication` at a view that does not receive it records one issue at the line of the
/// call, with the explanation. `facts` are the texts that its message contains, in any order and letter case.
@Suite(.application) @MainActor
struct MissedStateTests {
    let application = TestApplication.current

    /// The issues of one call.
    private final class Found: @unchecked Sendable {
        var issues: [Issue] = []
    }

    /// Runs `point`, which must record exactly one issue with these facts, at the line `line`.
    private func misses(
        facts: [String], line: Int, _ point: () -> Void, at location: SourceLocation = #_sourceLocation
    ) {
        let found = Found()
        withKnownIssue(sourceLocation: location) {
            point()
        } matching: { issue in
            found.issues.append(issue)
            return true
        }
        #expect(found.issues.count == 1, sourceLocation: location)
        guard let issue = found.issues.first else { return }
        let text = ("\(issue)" + issue.comments.map(\.rawValue).joined(separator: "\n")).lowercased()
        for fact in facts { #expect(text.contains(fact.lowercased()), "\(fact) is missing", sourceLocation: location) }
        #expect(issue.sourceLocation?.line == line, sourceLocation: location)
        #expect(issue.sourceLocation?.fileID == location.fileID, sourceLocation: location)
    }

    private func shown() -> UIWindow { application.makeWindow("window", root: UIViewController()) }

    @Test func `A touch at a disabled control is an issue`() {
        let window = shown()
        let pay = UIButton(frame: CGRect(x: 50, y: 100, width: 100, height: 40))
        pay.accessibilityIdentifier = "pay"
        pay.isEnabled = false
        window.addSubview(pay)
        misses(facts: ["(100, 120)", "pay.isEnabled is false", "HT-14"], line: #line + 1) {
            application.fingerTap(at: pay)
        }
    }

    /// The issue states the alpha and its limit.
    @Test func `A touch at a transparent view is an issue`() {
        let window = shown()
        let pay = UIButton(frame: CGRect(x: 50, y: 100, width: 100, height: 40))
        pay.accessibilityIdentifier = "pay"
        pay.alpha = 0
        window.addSubview(pay)
        misses(facts: ["pay.alpha is 0", "0.01", "HT-8"], line: #line + 1) {
            application.fingerTap(at: pay)
        }
    }

    /// The issue says that user interaction of a label is disabled by default.
    @Test func `A touch at a label is an issue`() {
        let window = shown()
        let title = UILabel(frame: CGRect(x: 50, y: 100, width: 100, height: 40))
        title.accessibilityIdentifier = "title"
        window.addSubview(title)
        misses(facts: ["title.isUserInteractionEnabled is false", "by default", "UILabel", "HT-11"], line: #line + 1) {
            application.fingerTap(at: title)
        }
    }

    /// The subviews of a view without height are visible but receive no touches.
    @Test func `A touch at a view in a superview without a size is an issue`() {
        let window = shown()
        let stack = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 0))
        stack.accessibilityIdentifier = "stack"
        let pay = UIButton(frame: CGRect(x: 50, y: 0, width: 100, height: 40))
        pay.accessibilityIdentifier = "pay"
        stack.addSubview(pay)
        window.addSubview(stack)
        misses(facts: ["pay", "stack has no size", "390×0", "HT-16"], line: #line + 1) {
            application.fingerDown(at: pay)
        }
        application.fingerCancel()
    }

    @Test func `A touch at a view behind another window is an issue`() {
        let window = shown()
        let pay = UIButton(frame: CGRect(x: 50, y: 100, width: 100, height: 40))
        pay.accessibilityIdentifier = "pay"
        window.addSubview(pay)
        let toast = UIWindow(frame: window.frame)
        toast.accessibilityIdentifier = "toast"
        toast.windowLevel = .alert
        toast.isHidden = false
        misses(facts: ["pay", "toast", "in front", "HT-32"], line: #line + 1) {
            application.fingerTap(at: pay)
        }
    }

    @Test func `A move to a view that receives no touches is not an issue`() {
        let window = shown()
        let pay = UIButton(frame: CGRect(x: 50, y: 100, width: 100, height: 40))
        let target = UILabel(frame: CGRect(x: 50, y: 300, width: 100, height: 40))
        window.addSubview(pay)
        window.addSubview(target)
        application.fingerDown(at: pay)
        application.fingerMove(to: target, duration: 0.2)
        application.fingerUp()
    }
}
