import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A view that records its layouts.
private final class LaidOutView: UIView {
    var log: CallLog!
    var also: (() -> Void)?

    convenience init(_ name: String, _ log: CallLog, in superview: UIView? = nil) {
        self.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        accessibilityIdentifier = name
        self.log = log
        superview?.addSubview(self)
    }

    override func layoutSubviews() {
        log.lines.append(called)
        also?()
    }
}

/// When views are laid out, in which order and how often.
@Suite(.application(tracing: .both)) @MainActor
struct LayoutTests {
    let app = TestApplication.current
    let log = CallLog()

    private func layouts() -> String { log.taken().split(separator: "\n").joined(separator: " ") }

    private func pass() -> String {
        app.advance(by: 0)
        return layouts()
    }

    /// As in UIKit, the constraints of the whole subtree are updated before the layout.
    @Test func `layoutIfNeeded updates the constraints of subviews first`() {
        final class Updating: UIView {
            var updates = 0
            override func updateConstraints() {
                updates += 1
                super.updateConstraints()
            }
        }
        let (outer, inner) = (UIView(), Updating())
        outer.addSubview(inner)
        outer.layoutIfNeeded()
        let before = inner.updates
        inner.setNeedsUpdateConstraints()
        outer.layoutIfNeeded()
        expectEqual(inner.updates, before + 1)
    }

    @Test func `Views are laid out once per pass, superviews first`() {
        let window = app.makeWindow()
        let root = LaidOutView("root", log, in: window)
        let child = LaidOutView("child", log, in: root)
        let leaf = LaidOutView("leaf", log, in: child)
        expectEqual(layouts(), "")
        expectEqual(pass(), "root child leaf")
        expectEqual(pass(), "")
        leaf.setNeedsLayout()
        root.setNeedsLayout()
        leaf.setNeedsLayout()
        root.setNeedsLayout()
        expectEqual(layouts(), "")
        expectEqual(pass(), "root leaf")
        child.setNeedsLayout()
        expectEqual(pass(), "child")
    }

    @Test func `layoutIfNeeded lays out at once the views of the subtree that need it`() {
        let root = LaidOutView("root", log)
        let child = LaidOutView("child", log, in: root)
        let leaf = LaidOutView("leaf", log, in: child)
        root.layoutIfNeeded()
        expectEqual(layouts(), "root child leaf")
        root.layoutIfNeeded()
        expectEqual(layouts(), "")
        leaf.setNeedsLayout()
        root.layoutIfNeeded()
        expectEqual(layouts(), "leaf")
        root.setNeedsLayout()
        child.layoutIfNeeded()
        expectEqual(layouts(), "")
        #expect(child.superview === root)
    }

    @Test func `A view laid out by layoutIfNeeded is not laid out again in the pass`() {
        let window = app.makeWindow()
        let root = LaidOutView("root", log, in: window)
        root.layoutIfNeeded()
        expectEqual(layouts(), "root")
        expectEqual(pass(), "")
        root.setNeedsLayout()
        root.layoutIfNeeded()
        root.setNeedsLayout()
        expectEqual(layouts(), "root")
        expectEqual(pass(), "root")
    }

    @Test func `A new size invalidates the layout, and a new position does not`() {
        let window = app.makeWindow()
        let root = LaidOutView("root", log, in: window)
        _ = pass()
        root.center = CGPoint(200, 200)
        root.transform = CGAffineTransform(rotationAngle: 1)
        root.alpha = 0.5
        expectEqual(pass(), "")
        root.transform = .identity
        root.frame.origin = .zero
        expectEqual(pass(), "")
        root.frame.size.width = 150
        expectEqual(pass(), "root")
        root.bounds.size.height = 50
        expectEqual(pass(), "root")
        root.bounds = root.bounds
        expectEqual(pass(), "")
    }

    @Test func `Adding or removing a subview invalidates the layout of the superview`() {
        let window = app.makeWindow()
        let root = LaidOutView("root", log, in: window)
        _ = pass()
        let child = LaidOutView("child", log, in: root)
        expectEqual(pass(), "root child")
        child.removeFromSuperview()
        expectEqual(pass(), "root")
    }

    @Test func `A subview resized in layoutSubviews is laid out in the same pass`() {
        let window = app.makeWindow()
        let root = LaidOutView("root", log, in: window)
        let child = LaidOutView("child", log, in: root)
        _ = pass()
        root.also = { child.frame.size.width += 1 }
        root.setNeedsLayout()
        expectEqual(pass(), "root child")
    }

    @Test func `A subview's layout may invalidate its superview's a few times`() {
        let window = app.makeWindow()
        let root = LaidOutView("root", log, in: window)
        let child = LaidOutView("child", log, in: root)
        _ = pass()
        var times = 0
        child.also = {
            times += 1
            if times < 3 {
                root.setNeedsLayout()
                child.setNeedsLayout()
            }
        }
        child.setNeedsLayout()
        expectEqual(pass(), "child root child root child")
        expectEqual(pass(), "")
    }

    @Test func `A view that always invalidates its layout does not block the pass`() {
        let window = app.makeWindow()
        let root = LaidOutView("root", log, in: window)
        root.also = { [unowned root] in root.setNeedsLayout() }
        let count = pass().split(separator: " ").count
        #expect(count > 1 && count < 1000)
    }

    @Test func `layoutSubviews may remove subviews and the view itself`() {
        let window = app.makeWindow()
        let root = LaidOutView("root", log, in: window)
        weak var gone: UIView?
        do {
            let child = LaidOutView("child", log, in: root)
            LaidOutView("leaf", log, in: child).setNeedsLayout()
            gone = child
        }
        root.also = { [unowned root] in for view in root.subviews { view.removeFromSuperview() } }
        // The removal requests no other layout, and the removed views are not laid out.
        expectEqual(pass(), "root")
        #expect(root.subviews.isEmpty)
        #expect(gone == nil)
        root.also = { [unowned root] in root.removeFromSuperview() }
        root.setNeedsLayout()
        expectEqual(pass(), "root")
        #expect(root.window == nil)
    }

    @Test(arguments: ["frame", "bounds", "sizeToFit", "layer"])
    func `A subview's new size invalidates the layout of its superview`(way: String) {
        final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 20, height: 20) }
        }
        let window = app.makeWindow()
        let root = LaidOutView("root", log, in: window)
        let child = Fitting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        root.addSubview(child)
        _ = pass()
        switch way {
        case "frame": child.frame.size.width = 60
        case "bounds": child.bounds.size.width = 60
        case "layer": child.layer.bounds.size.width = 60
        default: child.sizeToFit()
        }
        expectEqual(layouts(), "")
        expectEqual(pass(), "root")
    }

    @Test func `A subview's new bounds origin, position or transform does not invalidate the superview's layout`() {
        let window = app.makeWindow()
        let root = LaidOutView("root", log, in: window)
        let child = LaidOutView("child", log, in: root)
        _ = pass()
        child.bounds.origin.y = 10
        expectEqual(pass(), "child")
        child.center.x += 10
        child.frame.origin.x += 10
        child.transform = CGAffineTransform(scaleX: 2, y: 2)
        child.frame = child.frame
        expectEqual(pass(), "")
    }

    @Test func `Sizes set in layoutSubviews of the superview do not invalidate its layout`() {
        let window = app.makeWindow()
        let root = LaidOutView("root", log, in: window)
        let child = LaidOutView("child", log, in: root)
        let leaf = LaidOutView("leaf", log, in: child)
        _ = pass()
        root.also = { child.frame.size.width += 10 }
        root.setNeedsLayout()
        expectEqual(pass(), "root child")
        // A size that a subview sets in its own layout invalidates the superview's layout.
        root.also = nil
        leaf.also = { if leaf.frame.width < 120 { leaf.frame.size.width = 120 } }
        leaf.setNeedsLayout()
        expectEqual(pass(), "leaf child leaf")
    }

    @Test(.application) func `A tap hits a subview that the last layout pass resized`() {
        let window = app.makeWindow()
        let root = LaidOutView("root", log, in: window)
        let child = UIView().placed("child", 0, 0, 0, 0, in: root)
        root.also = { child.frame = CGRect(x: 0, y: 0, width: 50, height: 50) }
        app.fingerTap(at: CGPoint(25, 25))
        expectEqual(app.deliveries, "touchesBegan child, touchesEnded child")
    }

    @Test func `sizeToFit uses sizeThatFits, which returns the current size by default`() {
        final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width / 2, height: 7) }
        }
        let view = Fitting(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        view.sizeToFit()
        expectEqual(view.bounds.size, CGSize(width: 50, height: 7))
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
        expectEqual(plain.sizeThatFits(CGSize(width: 1, height: 1)), CGSize(width: 30, height: 40))
        expectEqual(plain.intrinsicContentSize, CGSize(width: -1, height: -1))
    }
}

/// The sizes of labels.
@Suite(.application(tracing: .both)) @MainActor
struct LabelMeasuringTests {
    /// A measurer with 10 points per character.
    private struct TenPoints: TextMeasurer {
        func width(of line: String, font: UIFont) -> CGFloat { CGFloat(line.count) * 10 }
    }

    private func makeLabel(_ text: String?, lines: Int = 1) -> UILabel {
        let app = TestApplication.current
        app.application.textMeasurer = TenPoints()
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        app.makeWindow().addSubview(label)
        return label
    }

    private func height(_ lines: Int, of label: UILabel) -> CGFloat {
        (CGFloat(lines) * label.font.lineHeight).rounded(.up)
    }

    @Test func `A label of one line is as wide as its text`() {
        let label = makeLabel("Hello")
        expectEqual(label.intrinsicContentSize, CGSize(width: 50, height: height(1, of: label)))
        expectEqual(label.sizeThatFits(CGSize(width: 20, height: 20)).height, height(1, of: label))
        label.sizeToFit()
        expectEqual(label.bounds.size, label.intrinsicContentSize)
        expectEqual(makeLabel(nil).intrinsicContentSize, .zero)
        expectEqual(makeLabel("").intrinsicContentSize, .zero)
    }

    @Test func `A label of several lines breaks at spaces`() {
        let label = makeLabel("one two three", lines: 0)
        expectEqual(label.sizeThatFits(CGSize(width: 80, height: 0)), CGSize(width: 70, height: height(2, of: label)))
        expectEqual(label.sizeThatFits(CGSize(width: 50, height: 0)), CGSize(width: 50, height: height(3, of: label)))
        expectEqual(label.sizeThatFits(CGSize(width: 500, height: 0)).height, height(1, of: label))
        label.numberOfLines = 2
        expectEqual(label.sizeThatFits(CGSize(width: 50, height: 0)).height, height(2, of: label))
        label.text = "one\ntwo"
        expectEqual(label.intrinsicContentSize, CGSize(width: 30, height: height(2, of: label)))
    }

    @Test func `A word wider than the line is broken`() {
        let label = makeLabel("abcdefgh", lines: 0)
        expectEqual(label.sizeThatFits(CGSize(width: 30, height: 0)), CGSize(width: 30, height: height(3, of: label)))
        label.text = "ab cdefgh i"
        expectEqual(label.sizeThatFits(CGSize(width: 30, height: 0)), CGSize(width: 30, height: height(4, of: label)))
        // A line has at least one character.
        label.text = "abc"
        expectEqual(label.sizeThatFits(CGSize(width: 5, height: 0)), CGSize(width: 10, height: height(3, of: label)))
    }

    @Test func `A larger font makes a label larger`() {
        let label = UILabel()
        label.text = "Touchstone"
        let before = label.intrinsicContentSize
        label.font = .systemFont(ofSize: label.font.pointSize * 2)
        #expect(label.intrinsicContentSize.width > before.width * 1.9)
        #expect(label.intrinsicContentSize.height > before.height * 1.5)
    }
}
