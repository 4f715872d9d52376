import TouchstoneTesting
import UIKit

/// What a touch on a random screen should do.
enum Goal: CaseIterable {
    /// Run the action of a system button.
    case button
    /// Run the action of a plain `UIControl`.
    case control
    /// Reach a view that overrides the touch methods, immediately and until the touch ends.
    case view
    /// Be recognized by a tap recognizer.
    case tap
    /// Scroll a scroll view.
    case scroll
}

/// A random screen: a path of views down to the wanted view, and other views that do not affect the touch.
@MainActor
final class RandomScreen: FaultyScreen {
    let app: TestApplication
    let goal: Goal
    let window: UIWindow
    /// The views from the window's subview down to the wanted view or to the view of the recognizer.
    private(set) var path: [UIView] = []
    let point: CGPoint
    private(set) var tap: UITapGestureRecognizer!
    let target = Target()
    /// Retains delegates, targets and removed views.
    var held: [AnyObject] = []
    /// The movement of the finger, which can itself be the fault.
    var finger = Finger.asMeant

    enum Finger {
        case asMeant
        case lifts(outsideBy: CGFloat)
        case holds(TimeInterval)
        case moves(CGFloat)
    }

    var wanted: UIView { path[path.count - 1] }

    var question: TouchExplanation.Wanted {
        switch goal {
        case .button, .control: .event(wanted as! UIControl, .touchUpInside)
        case .view: .view(wanted)
        case .tap: .recognizer(tap)
        case .scroll: .recognizer((wanted as! UIScrollView).panGestureRecognizer)
        }
    }

    /// - Parameters:
    ///   - faulty: The mistake, which can supply the view at the index `place` of the path.
    ///   - place: An index of the path, from 0 (the window's subview) to `depth` (the wanted view).
    init(
        _ app: TestApplication, _ random: inout SeededRandomNumberGenerator, goal: Goal, faulty: ScreenFault,
        place: Int, depth: Int
    ) {
        self.app = app
        self.goal = goal
        window = faulty.makeWindow() ?? app.makeWindow()
        window.accessibilityIdentifier = "window"
        if !window.isKeyWindow { window.makeKeyAndVisible() }
        point = CGPoint(x: random.points(150...240), y: random.points(300...500))
        var parent: UIView = window
        for index in 0...depth {
            let isLast = index == depth
            let view = index == place ? faulty.makeView(isLast ? goal : nil) : nil
            // Draw the same random numbers with and without the fault, so that the rest of the screen is equal.
            let usual = isLast ? Self.makeWanted(goal) : Self.makeContainer(&random, goal)
            let made = view ?? usual
            made.accessibilityIdentifier = isLast ? "wanted" : "v\(index)"
            addBystanders(behind: true, parent, index, &random)
            put(made, in: parent, &random)
            addBystanders(behind: false, parent, index, &random)
            path.append(made)
            parent = made
        }
        finishWanted(&random, faulty)
        addRecognizers(&random)
    }

    // MARK: Building

    private static func makeWanted(_ goal: Goal) -> UIView {
        switch goal {
        case .button: UIButton(type: .system)
        case .control: UIControl()
        case .view: TouchLogView()
        case .tap: UIView()
        case .scroll: UIScrollView()
        }
    }

    private static func makeContainer(_ random: inout SeededRandomNumberGenerator, _ goal: Goal) -> UIView {
        let roll = random.below(8)
        // A scroll view delays touches in its content, so that a view would not receive the touch immediately.
        if roll == 0, goal == .button || goal == .tap { return UIScrollView() }
        if roll == 1 {
            let clipping = UIView()
            clipping.clipsToBounds = true
            return clipping
        }
        return UIView()
    }

    /// The point of the touch, in the coordinates of a view.
    private func point(in view: UIView) -> CGPoint { window.convert(point, to: view) }

    private func put(_ view: UIView, in parent: UIView, _ random: inout SeededRandomNumberGenerator) {
        parent.addSubview(view)
        let here = point(in: parent)
        let (left, top) = (random.points(20...90), random.points(20...90))
        let (right, bottom) = (random.points(20...90), random.points(20...90))
        view.frame = CGRect(x: here.x - left, y: here.y - top, width: left + right, height: top + bottom)
        let (turns, shifts, scales) = (random.one(in: 9), random.one(in: 6), random.one(in: 9))
        let (angle, x, y, scale) = (random.below(7), random.points(0...200), random.points(0...200), random.below(3))
        // The bounds' origin of a scroll view is its content offset.
        if shifts, !(view is UIControl), !(view is UIScrollView) { view.bounds.origin = CGPoint(x: x, y: y) }
        if turns { view.transform = CGAffineTransform(rotationAngle: CGFloat(angle) / 5) }
        if scales { view.transform = view.transform.scaledBy(x: CGFloat(scale + 1) / 2, y: 1) }
        if !view.bounds.insetBy(dx: 4, dy: 4).contains(point(in: view)) { view.transform = .identity }
    }

    /// Adds views that do not affect the touch: behind the path, beside it, or in front but not hit-testable.
    private func addBystanders(
        behind: Bool, _ parent: UIView, _ level: Int, _ random: inout SeededRandomNumberGenerator
    ) {
        for number in 0..<random.below(3) {
            let other: UIView = random.one(in: 3) ? UIButton(type: .system) : UIView()
            other.accessibilityIdentifier = "\(behind ? "b" : "f")\(level).\(number)"
            let here = point(in: parent)
            let isOver = random.one(in: 2)
            let size = random.points(10...120)
            other.frame =
                isOver
                ? CGRect(x: here.x - size / 2, y: here.y - size / 2, width: size, height: size)
                : CGRect(x: here.x + 15 + size / 4, y: here.y - 200, width: size, height: size)
            if random.one(in: 4) { other.addGestureRecognizer(UITapGestureRecognizer()) }
            let off = random.below(4)
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

    private func finishWanted(_ random: inout SeededRandomNumberGenerator, _ faulty: ScreenFault) {
        let byAction = random.one(in: 2)
        switch goal {
        case .button, .control:
            let control = wanted as! UIControl
            if byAction {
                control.addAction(UIAction { [target] _ in target.act() }, for: .touchUpInside)
            } else {
                control.addTarget(target, action: Target.act, for: .touchUpInside)
            }
        case .view: break
        case .tap:
            tap = faulty.makeTap() ?? UITapGestureRecognizer()
            tap.name = "tap"
            tap.addTarget(target, action: Target.act)
            wanted.addGestureRecognizer(tap)
            if random.one(in: 3) {
                let inner = UIView(frame: wanted.bounds)
                inner.accessibilityIdentifier = "inner"
                wanted.addSubview(inner)
            }
        case .scroll:
            let scrollView = wanted as! UIScrollView
            scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: 2000)
            if random.one(in: 2) {
                let row = UIView(frame: CGRect(x: 0, y: 0, width: scrollView.bounds.width, height: 500))
                row.accessibilityIdentifier = "row"
                scrollView.addSubview(row)
            }
            target.watches(scrollView)
        }
    }

    /// Adds recognizers to the path that do not affect the touch.
    private func addRecognizers(_ random: inout SeededRandomNumberGenerator) {
        for (index, view) in ([window] + path).enumerated() where random.one(in: 4) {
            let made: UIGestureRecognizer
            switch random.below(goal == .scroll ? 2 : 4) {
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

    // MARK: Input

    var isGestureCorrect: Bool { if case .holds = finger { false } else { true } }

    func dismantle() { for view in path.reversed() { view.removeFromSuperview() } }

    func play() -> Bool {
        app.settle()
        app.clear()
        target.count = 0
        let touchLog = wanted as? TouchLogView
        touchLog?.log = []
        let place = window.convert(point, to: nil)
        app.fingerDown(at: place)
        let isAtOnce = touchLog?.log == ["began"]
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
        case .view: return isAtOnce && touchLog?.log == ["began", "ended"]
        case .scroll: return target.count > 0
        default: return target.count == 1
        }
    }
}

@MainActor
final class Target: NSObject, UIScrollViewDelegate {
    var count = 0

    func act() { count += 1 }
    func watches(_ scrollView: UIScrollView) { scrollView.delegate = self }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
}
