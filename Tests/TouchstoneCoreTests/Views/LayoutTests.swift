import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Writes down its layouts.
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

    /// UIKit updates constraints before it lays out, of all that lies in the view.
    @Test func `Layout by hand updates constraints of subviews first`() {
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
        #expect(inner.updates == before + 1)
    }

    @Test func `Once per pass and parents first`() {
        let window = app.makeWindow()
        let root = LaidOutView("root", log, in: window)
        let child = LaidOutView("child", log, in: root)
        let leaf = LaidOutView("leaf", log, in: child)
        #expect(layouts() == "")
        #expect(pass() == "root child leaf")
        #expect(pass() == "")
        leaf.setNeedsLayout()
        root.setNeedsLayout()
        leaf.setNeedsLayout()
        root.setNeedsLayout()
        #expect(layouts() == "")
        #expect(pass() == "root leaf")
        child.setNeedsLayout()
        #expect(pass() == "child")
    }

    @Test func `Layout if needed is at once and only where it is due`() {
        let root = LaidOutView("root", log)
        let child = LaidOutView("child", log, in: root)
        let leaf = LaidOutView("leaf", log, in: child)
        root.layoutIfNeeded()
        #expect(layouts() == "root child leaf")
        root.layoutIfNeeded()
        #expect(layouts() == "")
        leaf.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(layouts() == "leaf")
        root.setNeedsLayout()
        child.layoutIfNeeded()
        #expect(layouts() == "")
        #expect(child.superview === root)
    }

    @Test func `Layout if needed leaves nothing for the pass`() {
        let window = app.makeWindow()
        let root = LaidOutView("root", log, in: window)
        root.layoutIfNeeded()
        #expect(layouts() == "root")
        #expect(pass() == "")
        root.setNeedsLayout()
        root.layoutIfNeeded()
        root.setNeedsLayout()
        #expect(layouts() == "root")
        #expect(pass() == "root")
    }

    @Test func `A change of size asks for layout and a change of place does not`() {
        let window = app.makeWindow()
        let root = LaidOutView("root", log, in: window)
        _ = pass()
        root.center = CGPoint(200, 200)
        root.transform = CGAffineTransform(rotationAngle: 1)
        root.alpha = 0.5
        #expect(pass() == "")
        root.transform = .identity
        root.frame.origin = .zero
        #expect(pass() == "")
        root.frame.size.width = 150
        #expect(pass() == "root")
        root.bounds.size.height = 50
        #expect(pass() == "root")
        root.bounds = root.bounds
        #expect(pass() == "")
    }

    @Test func `Adding and removing subviews asks the superview`() {
        let window = app.makeWindow()
        let root = LaidOutView("root", log, in: window)
        _ = pass()
        let child = LaidOutView("child", log, in: root)
        #expect(pass() == "root child")
        child.removeFromSuperview()
        #expect(pass() == "root")
    }

    @Test func `What a layout resizes is laid out in the same pass`() {
        let window = app.makeWindow()
        let root = LaidOutView("root", log, in: window)
        let child = LaidOutView("child", log, in: root)
        _ = pass()
        root.also = { child.frame.size.width += 1 }
        root.setNeedsLayout()
        #expect(pass() == "root child")
    }

    @Test func `A child may ask its parent again and all comes to rest`() {
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
        #expect(pass() == "child root child root child")
        #expect(pass() == "")
    }

    @Test func `A view that always asks does not hang the pass`() {
        let window = app.makeWindow()
        let root = LaidOutView("root", log, in: window)
        root.also = { [unowned root] in root.setNeedsLayout() }
        let count = pass().split(separator: " ").count
        #expect(count > 1 && count < 1000)
    }

    @Test func `A layout may take views away`() {
        let window = app.makeWindow()
        let root = LaidOutView("root", log, in: window)
        weak var gone: UIView?
        do {
            let child = LaidOutView("child", log, in: root)
            LaidOutView("leaf", log, in: child).setNeedsLayout()
            gone = child
        }
        root.also = { [unowned root] in for view in root.subviews { view.removeFromSuperview() } }
        // Losing a subview asks for layout once more; the views that went are not laid out.
        #expect(pass() == "root root")
        #expect(root.subviews.isEmpty)
        #expect(gone == nil)
        root.also = { [unowned root] in root.removeFromSuperview() }
        root.setNeedsLayout()
        #expect(pass() == "root")
        #expect(root.window == nil)
    }

    @Test(arguments: ["frame", "bounds", "sizeToFit", "layer"])
    func `A subview's new size lays out its superview`(way: String) {
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
        #expect(layouts() == "")
        #expect(pass() == "root")
    }

    @Test func `What is no new size lays out no superview`() {
        let window = app.makeWindow()
        let root = LaidOutView("root", log, in: window)
        let child = LaidOutView("child", log, in: root)
        _ = pass()
        child.bounds.origin.y = 10
        #expect(pass() == "child")
        child.center.x += 10
        child.frame.origin.x += 10
        child.transform = CGAffineTransform(scaleX: 2, y: 2)
        child.frame = child.frame
        #expect(pass() == "")
    }

    @Test func `The sizes that a layout sets ask for no further one`() {
        let window = app.makeWindow()
        let root = LaidOutView("root", log, in: window)
        let child = LaidOutView("child", log, in: root)
        let leaf = LaidOutView("leaf", log, in: child)
        _ = pass()
        root.also = { child.frame.size.width += 10 }
        root.setNeedsLayout()
        #expect(pass() == "root child")
        // What a subview does to itself while it is laid out, its superview has not seen.
        root.also = nil
        leaf.also = { if leaf.frame.width < 120 { leaf.frame.size.width = 120 } }
        leaf.setNeedsLayout()
        #expect(pass() == "leaf child leaf")
    }

    @Test(.application) func `A hit test meets what the last pass laid out`() {
        let window = app.makeWindow()
        let root = LaidOutView("root", log, in: window)
        let child = UIView().placed("child", 0, 0, 0, 0, in: root)
        root.also = { child.frame = CGRect(x: 0, y: 0, width: 50, height: 50) }
        app.fingerTap(at: CGPoint(25, 25))
        #expect(app.deliveries == "touchesBegan child, touchesEnded child")
    }

    @Test func `Size to fit takes what suits`() {
        final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width / 2, height: 7) }
        }
        let view = Fitting(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        view.sizeToFit()
        #expect(view.bounds.size == CGSize(width: 50, height: 7))
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(plain.sizeThatFits(CGSize(width: 1, height: 1)) == CGSize(width: 30, height: 40))
        #expect(plain.intrinsicContentSize == CGSize(width: -1, height: -1))
    }
}

/// How large a label wants to be.
@Suite(.application(tracing: .both)) @MainActor
struct LabelMeasuringTests {
    /// Ten points a character, so that the sums can be done in the head.
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

    @Test func `One line is as wide as its text`() {
        let label = makeLabel("Hello")
        #expect(label.intrinsicContentSize == CGSize(width: 50, height: height(1, of: label)))
        #expect(label.sizeThatFits(CGSize(width: 20, height: 20)).height == height(1, of: label))
        label.sizeToFit()
        #expect(label.bounds.size == label.intrinsicContentSize)
        #expect(makeLabel(nil).intrinsicContentSize == .zero)
        #expect(makeLabel("").intrinsicContentSize == .zero)
    }

    @Test func `Several lines break at spaces`() {
        let label = makeLabel("one two three", lines: 0)
        #expect(label.sizeThatFits(CGSize(width: 80, height: 0)) == CGSize(width: 70, height: height(2, of: label)))
        #expect(label.sizeThatFits(CGSize(width: 50, height: 0)) == CGSize(width: 50, height: height(3, of: label)))
        #expect(label.sizeThatFits(CGSize(width: 500, height: 0)).height == height(1, of: label))
        label.numberOfLines = 2
        #expect(label.sizeThatFits(CGSize(width: 50, height: 0)).height == height(2, of: label))
        label.text = "one\ntwo"
        #expect(label.intrinsicContentSize == CGSize(width: 30, height: height(2, of: label)))
    }

    @Test func `A word wider than the line is broken within`() {
        let label = makeLabel("abcdefgh", lines: 0)
        #expect(label.sizeThatFits(CGSize(width: 30, height: 0)) == CGSize(width: 30, height: height(3, of: label)))
        label.text = "ab cdefgh i"
        #expect(label.sizeThatFits(CGSize(width: 30, height: 0)) == CGSize(width: 30, height: height(4, of: label)))
        // Narrower than a character: one a line, and no endless loop.
        label.text = "abc"
        #expect(label.sizeThatFits(CGSize(width: 5, height: 0)) == CGSize(width: 10, height: height(3, of: label)))
    }

    @Test func `The font decides and bigger is bigger`() {
        let label = UILabel()
        label.text = "Touchstone"
        let before = label.intrinsicContentSize
        label.font = .systemFont(ofSize: label.font.pointSize * 2)
        #expect(label.intrinsicContentSize.width > before.width * 1.9)
        #expect(label.intrinsicContentSize.height > before.height * 1.5)
    }
}
