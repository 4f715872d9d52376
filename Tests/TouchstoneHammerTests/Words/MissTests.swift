import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A touch of `TestApplication` at a view that does not receive it records one issue at the line of the
/// call, with the explanation. `facts` are the texts that its message contains, in any order and letter case.
@Suite(.application) @MainActor
struct MissTests {
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

    @Test func `A touch at a hidden view is an issue`() {
        let window = shown()
        let pay = UIButton(frame: CGRect(x: 50, y: 100, width: 100, height: 40))
        pay.accessibilityIdentifier = "pay"
        pay.isHidden = true
        window.addSubview(pay)
        misses(facts: ["(100, 120)", "pay", "is hidden", "HT-7", "isHidden"], line: #line + 1) {
            application.fingerTap(at: pay)
        }
    }

    /// A transparent sibling covers the button. The issue names the view that receives the touch.
    @Test func `A touch at a covered view is an issue`() {
        let window = shown()
        let pay = UIButton(frame: CGRect(x: 50, y: 100, width: 100, height: 40))
        pay.accessibilityIdentifier = "pay"
        let overlay = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        overlay.accessibilityIdentifier = "overlay"
        window.addSubview(pay)
        window.addSubview(overlay)
        misses(facts: ["pay", "overlay", "in front of", "overlay receives it", "HT-4"], line: #line + 1) {
            application.fingerDown(at: pay)
        }
        application.fingerCancel()
    }

    @Test func `A touch at a view outside its superview's bounds is an issue`() {
        let window = shown()
        let bar = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
        bar.accessibilityIdentifier = "bar"
        let knob = UIButton(frame: CGRect(x: 100, y: -60, width: 50, height: 50))
        knob.accessibilityIdentifier = "knob"
        bar.addSubview(knob)
        window.addSubview(bar)
        misses(facts: ["knob", "bar", "(125, 65)", "HT-22"], line: #line + 1) {
            application.fingerDoubleTap(at: knob)
        }
    }

    /// Hit testing also skips the subviews of a view without user interaction.
    @Test func `A touch at a view in a superview without user interaction is an issue`() {
        let window = shown()
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        card.accessibilityIdentifier = "card"
        card.isUserInteractionEnabled = false
        let pay = UIButton(frame: CGRect(x: 50, y: 100, width: 100, height: 40))
        pay.accessibilityIdentifier = "pay"
        card.addSubview(pay)
        window.addSubview(card)
        misses(facts: ["pay", "card.isUserInteractionEnabled", "also skips its subviews", "HT-7"], line: #line + 1) {
            application.fingerTap(at: pay)
        }
    }

    @Test func `A touch at a view in no window is an issue`() {
        _ = shown()
        let stray = UIButton(frame: CGRect(x: 50, y: 100, width: 100, height: 40))
        stray.accessibilityIdentifier = "stray"
        misses(facts: ["stray", "in no window"], line: #line + 1) {
            application.fingerTap(at: stray)
        }
    }

    /// A subview receives the touch, or the place is a point and not a view.
    @Test func `A touch that hits a subview or names a point is not an issue`() {
        let window = shown()
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let pay = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        card.addSubview(pay)
        window.addSubview(card)
        application.fingerTap(at: card)
        application.fingerTap(at: pay)
        application.fingerTap(at: CGPoint(x: 350, y: 700))
        application.fingerTap(at: CGPoint(x: -50, y: 700))
    }
}
