import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits

@testable import TouchstoneLayout
@testable import UIKit

/// Frames computed by hand, of views in a screen of 320 by 480 points.
@Suite(.application(tracing: .both)) @MainActor
struct ConstraintTests {
    private let window: UIWindow
    private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() {
        window = TestApplication.current.makeWindow()
        window.addSubview(screen)
    }

    private func add(_ name: String, to superview: UIView? = nil) -> UIView {
        let view = UIView()
        view.accessibilityIdentifier = name
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? screen).addSubview(view)
        return view
    }

    private func settle() { TestApplication.current.settle() }

    @Test func `A view without translated mask keeps its frame until a constraint refers to it`() {
        let outer = add("outer")
        outer.frame = CGRect(x: 10, y: 20, width: 200, height: 100)
        let constrained = add("constrained")
        constrained.topAnchor.constraint(equalTo: screen.topAnchor, constant: 300).isActive = true
        settle()
        expectEqual(outer.frame, CGRect(x: 10, y: 20, width: 200, height: 100))
        outer.frame.origin.y = 30
        settle()
        expectEqual(outer.frame, CGRect(x: 10, y: 30, width: 200, height: 100))
        #expect(outer.hasAmbiguousLayout)
        outer.widthAnchor.constraint(equalToConstant: 50).isActive = true
        settle()
        expectEqual(outer.frame, CGRect(x: 0, y: 0, width: 50, height: 0))
    }

    @Test func `A view is placed if its subview is constrained to its safe area`() {
        let outer = add("outer")
        outer.frame = CGRect(x: 10, y: 20, width: 200, height: 100)
        let inner = add("inner", to: outer)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor),
            inner.bottomAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.bottomAnchor),
            inner.heightAnchor.constraint(equalToConstant: 70),
        ])
        settle()
        expectEqual(outer.frame.height, 70)
        expectEqual(outer.frame.minY, 0)
    }

    @Test func `A button pinned by four anchors is laid out and receives a tap`() {
        var taps = 0
        let view = UIButton(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        screen.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
            view.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: screen.topAnchor, constant: 100),
            view.bottomAnchor.constraint(equalTo: screen.bottomAnchor, constant: -300),
        ])
        settle()
        expectEqual(view.frame, CGRect(x: 20, y: 100, width: 280, height: 80))
        #expect(window.hitTest(CGPoint(x: 21, y: 101), with: nil) === view)
        #expect(window.hitTest(CGPoint(x: 19, y: 101), with: nil) === screen)
        #expect(!view.hasAmbiguousLayout)
        TestApplication.current.fingerTap(at: CGPoint(x: 290, y: 170))
        expectEqual(taps, 1)
    }

    @Test func `Changes of constants, priorities and activity change the layout`() {
        let view = add("card")
        let width = view.widthAnchor.constraint(equalToConstant: 100)
        let narrow = view.widthAnchor.constraint(equalToConstant: 40)
        narrow.priority = .defaultLow
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            width, narrow, view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            view.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: screen.centerYAnchor, constant: 10),
        ])
        settle()
        expectEqual(view.frame, CGRect(x: 110, y: 225, width: 100, height: 50))
        width.constant = 200
        settle()
        expectEqual(view.frame, CGRect(x: 60, y: 200, width: 200, height: 100))
        narrow.priority = UILayoutPriority(900)
        settle()
        expectEqual(view.frame.width, 40)
        narrow.isActive = false
        settle()
        expectEqual(view.frame.width, 200)
        #expect(screen.constraints.count == 2 && view.constraints.count == 2)
    }

    @Test func `Constraints to a superview follow its new size`() {
        let view = add("card")
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: screen.leftAnchor),
            view.rightAnchor.constraint(equalTo: screen.rightAnchor),
            view.topAnchor.constraint(equalTo: screen.topAnchor),
            view.heightAnchor.constraint(equalTo: screen.heightAnchor, multiplier: 0.25),
        ])
        settle()
        expectEqual(view.frame, CGRect(x: 0, y: 0, width: 320, height: 120))
        screen.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
        settle()
        expectEqual(view.frame, CGRect(x: 0, y: 0, width: 480, height: 80))
    }

    @Test func `Views with different superviews are aligned`() {
        let left = add("left")
        let right = add("right")
        let inner = add("inner", to: left)
        let outer = add("outer", to: right)
        NSLayoutConstraint.activate([
            left.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: 10),
            left.topAnchor.constraint(equalTo: screen.topAnchor, constant: 50),
            left.widthAnchor.constraint(equalToConstant: 100), left.heightAnchor.constraint(equalToConstant: 100),
            right.leftAnchor.constraint(equalTo: left.rightAnchor, constant: 10),
            right.topAnchor.constraint(equalTo: screen.topAnchor),
            right.widthAnchor.constraint(equalTo: left.widthAnchor),
            right.heightAnchor.constraint(equalToConstant: 200),
            inner.leftAnchor.constraint(equalTo: left.leftAnchor, constant: 5),
            inner.topAnchor.constraint(equalTo: left.topAnchor, constant: 5),
            inner.widthAnchor.constraint(equalToConstant: 20), inner.heightAnchor.constraint(equalToConstant: 20),
            outer.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 100),
            outer.topAnchor.constraint(equalTo: inner.topAnchor),
            outer.widthAnchor.constraint(equalToConstant: 20), outer.heightAnchor.constraint(equalToConstant: 20),
        ])
        settle()
        expectEqual(right.frame, CGRect(x: 120, y: 0, width: 100, height: 200))
        // inner begins at (15, 55) in the screen and ends at x = 35; outer begins at x = 135, which is 15 in right.
        expectEqual(outer.frame, CGRect(x: 15, y: 55, width: 20, height: 20))
    }

    @Test func `Leading is on the right in a right-to-left layout`() {
        screen.semanticContentAttribute = .forceRightToLeft
        let icon = add("icon")
        let title = add("title")
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-16-[icon(24)]-[title]-30-|", metrics: nil, views: ["icon": icon, "title": title])
                + NSLayoutConstraint.constraints(
                    withVisualFormat: "V:|-20-[icon(24)]", options: [], metrics: nil, views: ["icon": icon])
                + [
                    title.topAnchor.constraint(equalTo: icon.topAnchor),
                    title.heightAnchor.constraint(equalTo: icon.heightAnchor),
                ])
        settle()
        expectEqual(icon.frame, CGRect(x: 280, y: 20, width: 24, height: 24))
        expectEqual(title.frame, CGRect(x: 30, y: 20, width: 242, height: 24))
        screen.semanticContentAttribute = .forceLeftToRight
        settle()
        expectEqual(icon.frame, CGRect(x: 16, y: 20, width: 24, height: 24))
        expectEqual(title.frame, CGRect(x: 48, y: 20, width: 242, height: 24))
    }

    @Test func `The label with the lower compression resistance is compressed`() {
        let labels = ["A long description of something", "Another one, just as long"].map { text in
            let label = UILabel()
            label.text = text
            label.translatesAutoresizingMaskIntoConstraints = false
            screen.addSubview(label)
            return label
        }
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-[a]-[b]-|", metrics: nil, views: ["a": labels[0], "b": labels[1]])
                + [
                    labels[0].topAnchor.constraint(equalTo: screen.topAnchor),
                    labels[1].firstBaselineAnchor.constraint(equalTo: labels[0].firstBaselineAnchor),
                ])
        labels[0].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        settle()
        let own = labels[1].intrinsicContentSize.width
        // The margins and the spacing of 8 points leave 296.
        #expect(labels[1].frame.width == own && labels[0].frame.width == 296 - own)
        #expect(labels[0].frame.minX == 8 && labels[1].frame.maxX == 312)
        labels[0].text = "A"
        settle()
        #expect(labels[1].frame.width > own, "of two labels with equal hugging the first keeps its size")
    }

    @Test func `A label of several lines is as high as its width requires`() {
        let label = UILabel()
        label.text = "many words that do not fit into one line of the screen"
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        screen.addSubview(label)
        let below = add("below")
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: screen.topAnchor),
            label.leftAnchor.constraint(equalTo: screen.leftAnchor),
            label.widthAnchor.constraint(equalToConstant: 160),
            below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
            below.leftAnchor.constraint(equalTo: label.leftAnchor), below.widthAnchor.constraint(equalToConstant: 10),
            below.heightAnchor.constraint(equalToConstant: 10),
        ])
        settle()
        let height = label.sizeThatFits(CGSize(width: 160, height: 0)).height
        #expect(height > 40 && abs(label.frame.height - height) < 0.5)
        #expect(abs(below.frame.minY - height - 10) < 0.5)
    }

    @Test func `Constraints use the layout margins guide and the safe area layout guide`() {
        let view = add("card")
        screen.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
        let guide = screen.layoutMarginsGuide
        #expect(guide === screen.layoutMarginsGuide)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        settle()
        expectEqual(view.frame, CGRect(x: 20, y: 0, width: 260, height: 477))
        screen.layoutMargins.left = 30
        settle()
        expectEqual(view.frame, CGRect(x: 30, y: 0, width: 250, height: 477))
    }

    @Test func `Constraints use an added layout guide, and its removal deactivates them`() {
        let space = UILayoutGuide()
        screen.addLayoutGuide(space)
        let view = add("card")
        NSLayoutConstraint.activate([
            space.leftAnchor.constraint(equalTo: screen.leftAnchor),
            space.topAnchor.constraint(equalTo: screen.topAnchor),
            space.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 0.5, constant: -10),
            space.heightAnchor.constraint(equalToConstant: 30), view.topAnchor.constraint(equalTo: space.bottomAnchor),
            view.leftAnchor.constraint(equalTo: space.rightAnchor), view.widthAnchor.constraint(equalToConstant: 5),
            view.heightAnchor.constraint(equalToConstant: 5),
        ])
        settle()
        expectEqual(space.layoutFrame, CGRect(x: 0, y: 0, width: 150, height: 30))
        expectEqual(view.frame, CGRect(x: 150, y: 30, width: 5, height: 5))
        screen.removeLayoutGuide(space)
        #expect(screen.constraints.isEmpty && view.constraints.count == 2)
    }

    @Test func `A conflict escapes control characters in identifiers`() {
        let view = add("a\u{1B}[31m\u{202E}b")
        var conflicts: [String] = []
        LayoutConflict.$listener.withValue({ conflicts.append($0.description) }) {
            NSLayoutConstraint.activate([
                view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 200),
            ])
            settle()
        }
        expectEqual(conflicts.first?.contains(#"UIView:'a\u{1B}[31m\u{202E}b'.width == 100"#), true)
    }

    @Test func `A conflict is reported in UIKit's format`() {
        let view = add("card")
        var conflicts: [LayoutConflict] = []
        LayoutConflict.$listener.withValue({ conflicts.append($0) }) {
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: screen.leftAnchor),
                view.topAnchor.constraint(equalTo: screen.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 100),
                view.widthAnchor.constraint(equalToConstant: 200),
            ])
            settle()
        }
        expectEqual(view.frame.width, 100)
        expectEqual(
            conflicts.map(\.constraints),
            [
                [
                    "<NSLayoutConstraint UIView:'card'.width == 100   (active)>",
                    "<NSLayoutConstraint UIView:'card'.width == 200   (active)>",
                ]
            ])
        expectEqual(conflicts.first?.description.hasPrefix("Unable to simultaneously satisfy constraints.\n"), true)
        expectEqual(
            conflicts.first?.description.contains(
                "Will attempt to recover by breaking constraint \n<NSLayoutConstraint UIView:'card'.width == 200   (active)>"
            ),
            true)
        // The broken constraint is satisfied after the other is deactivated.
        view.constraints[1].isActive = false
        settle()
        expectEqual(view.frame.width, 200)
    }

    @Test func `A view without enough constraints has an ambiguous layout`() {
        let view = add("card")
        view.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        settle()
        #expect(view.hasAmbiguousLayout)
    }

    @Test func `Removing a view deactivates the constraints above it and keeps those within it`() {
        let view = add("card")
        let inner = add("inner", to: view)
        let held = inner.widthAnchor.constraint(equalToConstant: 7)
        let above = view.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: 9)
        NSLayoutConstraint.activate([held, above])
        settle()
        view.removeFromSuperview()
        #expect(held.isActive && !above.isActive && screen.constraints.isEmpty)
        screen.addSubview(view)
        settle()
        #expect(inner.frame.width == 7 && view.frame.minX == 0)
        screen.addSubview(view)
        #expect(held.isActive)
    }

    @Test func `systemLayoutSizeFitting returns the size that constraints require`() {
        let cell = UIView()
        let label = add("label", to: cell)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-10-[label(>=30)]-10-|", metrics: nil, views: ["label": label])
                + NSLayoutConstraint.constraints(
                    withVisualFormat: "V:|-5-[label(40)]-5-|", metrics: nil, views: ["label": label]))
        expectEqual(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 50, height: 50))
        expectEqual(
            cell.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel), CGSize(width: 200, height: 50))
    }

    @Test func `Constraints to the edges of a scroll view determine its content size`() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        screen.addSubview(scrollView)
        let content = add("content", to: scrollView)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            content.topAnchor.constraint(equalTo: scrollView.topAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -20),
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 900),
        ])
        settle()
        expectEqual(scrollView.contentSize, CGSize(width: 300, height: 920))
        expectEqual(content.frame, CGRect(x: 0, y: 0, width: 300, height: 900))
    }

    @Test func `updateConstraints is called for subviews first`() {
        final class Updating: UIView {
            var log: CallLogBox!
            override func updateConstraints() {
                log.calls.append(accessibilityIdentifier!)
                super.updateConstraints()
            }
        }
        final class CallLogBox { var calls: [String] = [] }
        let log = CallLogBox()
        let (outer, inner) = (Updating(), Updating())
        (outer.log, inner.log) = (log, log)
        (outer.accessibilityIdentifier, inner.accessibilityIdentifier) = ("outer", "inner")
        outer.addSubview(inner)
        screen.addSubview(outer)
        settle()
        expectEqual(log.calls, ["inner", "outer"])
        outer.setNeedsUpdateConstraints()
        settle()
        expectEqual(log.calls, ["inner", "outer", "outer"])
    }

    @Test func `The keyboard layout guide follows the keyboard up and down`() {
        final class Typist: UIView {
            let keys = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
            override var canBecomeFirstResponder: Bool { true }
            override var inputView: UIView? { keys }
        }
        let (typist, bar) = (Typist(), UIView())
        screen.addSubview(typist)
        screen.addSubview(bar)
        bar.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            bar.widthAnchor.constraint(equalToConstant: 50),
            bar.heightAnchor.constraint(equalToConstant: 40),
            bar.bottomAnchor.constraint(equalTo: screen.keyboardLayoutGuide.topAnchor),
        ])
        settle()
        let bottom = bar.frame.maxY
        let edge = screen.convert(CGPoint(x: 0, y: screen.bounds.maxY), to: nil).y
        #expect(typist.becomeFirstResponder())
        settle()
        expectEqual(screen.convert(CGPoint(x: 0, y: bar.frame.maxY), to: nil).y, min(edge, 844 - 500))
        expectEqual(screen.keyboardLayoutGuide.layoutFrame.minY, bar.frame.maxY)
        typist.resignFirstResponder()
        settle()
        expectEqual(bar.frame.maxY, bottom)
    }

    @Test func `A visual format that cannot be parsed reports the position of the error`() {
        func words(_ format: String) -> String? {
            do throws(VisualFormat.Failure) {
                _ = try VisualFormat(format, metrics: [:], views: ["a"])
                return nil
            } catch { return "\(error)" }
        }
        #expect(words("|-[a(20)]-|") == nil)
        expectEqual(
            words("|-[b]"),
            "Unable to parse constraint format: \nb is not a key in the views dictionary. \n|-[b] \n   ^")
        expectEqual(words("[a]-5[a]")?.hasSuffix("\n[a]-5[a] \n     ^"), true)
    }

    @Test func `An animated layout starts at the old frame and completes after its duration`() {
        let view = add("card")
        let left = view.leftAnchor.constraint(equalTo: screen.leftAnchor)
        NSLayoutConstraint.activate([
            left, view.topAnchor.constraint(equalTo: screen.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        settle()
        left.constant = 100
        var isDone = false
        UIView.animate(withDuration: 1, animations: { screen.layoutIfNeeded() }, completion: { isDone = $0 })
        #expect(view.frame.minX == 100 && !isDone)
        expectEqual(view.layer.presentation()?.frame.minX, 0)
        TestApplication.current.advance(by: 1.1)
        #expect(isDone)
    }

    @Test func `Constraints do not retain their views`() {
        weak var gone: UIView?
        var kept: NSLayoutConstraint?
        do {
            let card = add("card")
            let inner = add("inner", to: card)
            gone = card
            kept = inner.widthAnchor.constraint(equalTo: card.layoutMarginsGuide.widthAnchor)
            NSLayoutConstraint.activate([
                kept!, card.topAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.topAnchor),
            ])
            settle()
            card.removeFromSuperview()
            settle()
        }
        TestApplication.current.clear()
        #expect(gone == nil)
        #expect(kept?.firstItem == nil && kept?.isActive == false)
    }
}
