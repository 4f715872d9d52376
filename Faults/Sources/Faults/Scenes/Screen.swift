import TouchstoneTesting
import UIKit

/// Numbers that look random and are the same for the same seed (SplitMix64).
struct SeededRandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
    mutating func one(in count: Int) -> Bool { below(count) == 0 }
    mutating func points(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(range.lowerBound + below(range.count)) }
}

/// What a touch is meant for on a random screen.
enum Goal: CaseIterable {
    /// A button of the system's, whose action should run.
    case button
    /// A plain control, whose action should run.
    case control
    /// A view with touch methods, which should hear of the touch at once and to the end.
    case view
    /// A tap, which should act.
    case tap
    /// A scroll view, whose content should move.
    case scroll
}

/// A screen made by dice: a way down to what is wanted, and much beside it that does not matter.
@MainActor
final class Screen {
    let app: TestApplication
    let goal: Goal
    let window: UIWindow
    /// From the window's root view down to the view that is wanted, or that has the recognizer.
    private(set) var path: [UIView] = []
    /// On the screen, in points.
    let point: CGPoint
    private(set) var tap: UITapGestureRecognizer!
    let target = Target()
    /// What keeps delegates and targets alive, as a program would.
    var held: [AnyObject] = []
    /// What the finger does, where that is the fault.
    var finger = Finger.asMeant

    enum Finger {
        case asMeant
        case lifts(outsideBy: CGFloat)
        case holds(TimeInterval)
        case moves(CGFloat)
    }

    var wanted: UIView { path[path.count - 1] }

    /// What was wanted of it, as `explain` is asked.
    var asked: TouchExplanation.Wanted {
        switch goal {
        case .button, .control: .event(wanted as! UIControl, .touchUpInside)
        case .view: .view(wanted)
        case .tap: .recognizer(tap)
        case .scroll: .recognizer((wanted as! UIScrollView).panGestureRecognizer)
        }
    }

    /// - Parameters:
    ///   - faulty: The mistake, which may have a class of its own for the view at this place of the path.
    ///   - place: From 0, the window's child, to `depth`, the wanted view.
    init(_ app: TestApplication, _ dice: inout SeededRandomNumberGenerator, goal: Goal, faulty: SceneFault, place: Int, depth: Int) {
        self.app = app
        self.goal = goal
        window = faulty.makeWindow() ?? app.makeWindow()
        window.accessibilityIdentifier = "window"
        if !window.isKeyWindow { window.makeKeyAndVisible() }
        point = CGPoint(x: dice.points(150...240), y: dice.points(300...500))
        var parent: UIView = window
        for index in 0...depth {
            let isLast = index == depth
            let view = index == place ? faulty.makeView(isLast ? goal : nil) : nil
            // The dice are thrown for it all the same, so that all else is alike with the fault and without.
            let usual = isLast ? Self.makeWanted(goal) : Self.makeContainer(&dice, goal)
            let made = view ?? usual
            made.accessibilityIdentifier = isLast ? "wanted" : "v\(index)"
            addBystanders(behind: true, parent, index, &dice)
            put(made, in: parent, &dice)
            addBystanders(behind: false, parent, index, &dice)
            path.append(made)
            parent = made
        }
        finishWanted(&dice, faulty)
        addRecognizers(&dice)
    }

    // MARK: Making

    private static func makeWanted(_ goal: Goal) -> UIView {
        switch goal {
        case .button: UIButton(type: .system)
        case .control: UIControl()
        case .view: ReceivingView()
        case .tap: UIView()
        case .scroll: UIScrollView()
        }
    }

    private static func makeContainer(_ dice: inout SeededRandomNumberGenerator, _ goal: Goal) -> UIView {
        let roll = dice.below(8)
        // In a scroll view a view hears of a touch late.
        if roll == 0, goal == .button || goal == .tap { return UIScrollView() }
        if roll == 1 {
            let stack = UIView()
            stack.clipsToBounds = true
            return stack
        }
        return UIView()
    }

    /// Where the touch is, in a view's coordinates.
    private func point(in view: UIView) -> CGPoint { window.convert(point, to: view) }

    private func put(_ view: UIView, in parent: UIView, _ dice: inout SeededRandomNumberGenerator) {
        parent.addSubview(view)
        let here = point(in: parent)
        let (left, top) = (dice.points(20...90), dice.points(20...90))
        let (right, bottom) = (dice.points(20...90), dice.points(20...90))
        view.frame = CGRect(x: here.x - left, y: here.y - top, width: left + right, height: top + bottom)
        let (turns, shifts, scales) = (dice.one(in: 9), dice.one(in: 6), dice.one(in: 9))
        let (angle, x, y, scale) = (dice.below(7), dice.points(0...200), dice.points(0...200), dice.below(3))
        // What a scroll view has scrolled belongs to its content.
        if shifts, !(view is UIControl), !(view is UIScrollView) { view.bounds.origin = CGPoint(x: x, y: y) }
        if turns { view.transform = CGAffineTransform(rotationAngle: CGFloat(angle) / 5) }
        if scales { view.transform = view.transform.scaledBy(x: CGFloat(scale + 1) / 2, y: 1) }
        if !view.bounds.insetBy(dx: 4, dy: 4).contains(point(in: view)) { view.transform = .identity }
    }

    /// Views that leave the touch alone: behind the way, beside it, or in front and not to be touched.
    private func addBystanders(behind: Bool, _ parent: UIView, _ level: Int, _ dice: inout SeededRandomNumberGenerator) {
        for number in 0..<dice.below(3) {
            let other: UIView = dice.one(in: 3) ? UIButton(type: .system) : UIView()
            other.accessibilityIdentifier = "\(behind ? "b" : "f")\(level).\(number)"
            let here = point(in: parent)
            let isOver = dice.one(in: 2)
            let size = dice.points(10...120)
            other.frame =
                isOver
                ? CGRect(x: here.x - size / 2, y: here.y - size / 2, width: size, height: size)
                : CGRect(x: here.x + 15 + size / 4, y: here.y - 200, width: size, height: size)
            if dice.one(in: 4) { other.addGestureRecognizer(UITapGestureRecognizer()) }
            let off = dice.below(4)
            if isOver, !behind {
                switch off {
                case 0: other.isHidden = true
                case 1: other.alpha = 0
                case 2: other.isUserInteractionEnabled = false
                default: if let button = other as? UIButton { button.isEnabled = false } else { other.isHidden = true }
                }
            }
            parent.addSubview(other)
        }
    }

    private func finishWanted(_ dice: inout SeededRandomNumberGenerator, _ faulty: SceneFault) {
        let byAction = dice.one(in: 2)
        switch goal {
        case .button, .control:
            let control = wanted as! UIControl
            if byAction {
                control.addAction(UIAction { [target] _ in target.hear() }, for: .touchUpInside)
            } else {
                control.addTarget(target, action: Target.hear, for: .touchUpInside)
            }
        case .view: break
        case .tap:
            tap = faulty.makeTap() ?? UITapGestureRecognizer()
            tap.name = "tap"
            tap.addTarget(target, action: Target.hear)
            wanted.addGestureRecognizer(tap)
            if dice.one(in: 3) {
                let inner = UIView(frame: wanted.bounds)
                inner.accessibilityIdentifier = "inner"
                wanted.addSubview(inner)
            }
        case .scroll:
            let scrollView = wanted as! UIScrollView
            scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: 2000)
            if dice.one(in: 2) {
                let row = UIView(frame: CGRect(x: 0, y: 0, width: scrollView.bounds.width, height: 500))
                row.accessibilityIdentifier = "row"
                scrollView.addSubview(row)
            }
            target.watches(scrollView)
        }
    }

    /// Recognizers on the way that leave the touch alone.
    private func addRecognizers(_ dice: inout SeededRandomNumberGenerator) {
        for (index, view) in ([window] + path).enumerated() where dice.one(in: 4) {
            let made: UIGestureRecognizer
            switch dice.below(goal == .scroll ? 2 : 4) {
            case 0: made = UILongPressGestureRecognizer()
            case 1:
                made = UITapGestureRecognizer()
                made.isEnabled = false
            case 2: made = UIPanGestureRecognizer()
            default: made = UIPinchGestureRecognizer()
            }
            made.name = "r\(index)"
            view.addGestureRecognizer(made)
        }
    }

    // MARK: Playing

    /// Does with the finger what is meant for the goal; says whether that was reached.
    func play() -> Bool {
        app.settle()
        app.clear()
        target.count = 0
        let heard = wanted as? ReceivingView
        heard?.heard = []
        let place = window.convert(point, to: nil)
        app.fingerDown(at: place)
        let isAtOnce = heard?.heard == ["began"]
        switch finger {
        case .asMeant:
            if goal == .scroll {
                app.fingerMove(to: CGPoint(x: place.x, y: place.y - 150), duration: 0.2)
            } else {
                app.advance(by: 0.05)
            }
        case .lifts(let distance): app.fingerMove(to: CGPoint(x: place.x, y: place.y + distance), duration: 0.1)
        case .moves(let distance): app.fingerMove(to: CGPoint(x: place.x + distance, y: place.y), duration: 0.1)
        case .holds(let seconds): app.advance(by: seconds)
        }
        app.fingerUp()
        app.advance(by: 3)
        switch goal {
        case .view: return isAtOnce && heard?.heard == ["began", "ended"]
        case .scroll: return target.count > 0
        default: return target.count == 1
        }
    }
}

@MainActor
final class Target: NSObject, UIScrollViewDelegate {
    var count = 0

    func hear() { count += 1 }
    func watches(_ scrollView: UIScrollView) { scrollView.delegate = self }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
}

/// Writes down what it hears of touches, and keeps them.
class ReceivingView: UIView {
    var heard: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
}
