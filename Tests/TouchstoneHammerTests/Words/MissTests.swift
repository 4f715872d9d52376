import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A finger of `TestApplication` that is pointed at a view which would not get the touch. Each records one issue, at the line of the
/// call, with the explanation. `facts` are what its text must hold, in any order and in any letter case.
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
        for fact in facts { #expect(text.contains(fact.lowercased()), "\(fact) is not told", sourceLocation: location) }
        #expect(issue.sourceLocation?.line == line, sourceLocation: location)
        #expect(issue.sourceLocation?.fileID == location.fileID, sourceLocation: location)
    }

    private func shown() -> UIWindow { application.makeWindow("window", root: UIViewController()) }

    /// Hidden: the view behind gets it.
    @Test func `Hidden`() {
        let window = shown()
        let pay = UIButton(frame: CGRect(x: 50, y: 100, width: 100, height: 40))
        pay.accessibilityIdentifier = "pay"
        pay.isHidden = true
        window.addSubview(pay)
        misses(facts: ["(100, 120)", "pay", "is hidden", "HT-7", "isHidden"], line: #line + 1) {
            application.fingerTap(at: pay)
        }
    }

    /// Covered by a clear sibling: who gets it, and that drawing nothing does not matter.
    @Test func `Covered`() {
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

    /// Outside: its parent's bounds do not hold it.
    @Test func `Outside its parent`() {
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

    /// Not interactive: a superview is off, so hit testing also skips its subviews.
    @Test func `Inside a view that is off`() {
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

    /// In no window.
    @Test func `In no window`() {
        _ = shown()
        let stray = UIButton(frame: CGRect(x: 50, y: 100, width: 100, height: 40))
        stray.accessibilityIdentifier = "stray"
        misses(facts: ["stray", "in no window"], line: #line + 1) {
            application.fingerTap(at: stray)
        }
    }

    /// No miss: what is in the view gets the touch, or a point was meant and not a view.
    @Test func `What is no miss`() {
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
