import Foundation
import TouchstoneCore

/// A row that the user can swipe to show its actions.
@MainActor
protocol SwipedRow: UIView {
    /// The frame of the row when it is not swiped.
    var restingFrame: CGRect { get set }
    var swipeOffset: CGFloat { get set }
    var isSwiped: Bool { get set }
}

/// A list with rows that the user can swipe.
@MainActor
protocol SwipedList: UIScrollView {
    func swipedRow(at point: CGPoint) -> (any SwipedRow)?
    func swipeActions(for row: any SwipedRow, isLeading: Bool) -> UISwipeActionsConfiguration?
    /// Records why a drag does not swipe the row.
    func noteNoSwipe(of row: any SwipedRow, isLeading: Bool, _ pan: UIGestureRecognizer)
    func swipeBegins(_ row: any SwipedRow, isLeading: Bool)
    func swipeEnded(_ row: any SwipedRow)
    /// The row has come to rest, open or closed.
    func swipeSettled(_ row: any SwipedRow)
}

/// The swipes of a list; at most one row is open at a time.
@MainActor
final class RowSwipes {
    private static let duration: TimeInterval = 0.3
    private weak var list: (any SwipedList)?
    private let pan = SwipePan()
    private let dismissal = SwipeDismissal()
    private var row: (any SwipedRow)?
    private var actions: SwipeActionsView?
    private var isDragging = false
    private var startOffset: CGFloat = 0

    /// Whether a row is open, or is being opened.
    var isOpen: Bool { row != nil }

    func attach(to list: any SwipedList) {
        self.list = list
        pan.swipes = self
        pan.name = "swipe actions"
        pan.maximumNumberOfTouches = 1
        pan.addHandler { [weak self] in self?.panned($0) }
        dismissal.swipes = self
        dismissal.name = "close swipe actions"
        list.addGestureRecognizer(dismissal)
        list.addGestureRecognizer(pan)
    }

    // MARK: The swipe

    /// Whether a drag that is about to begin swipes a row.
    func mayBegin() -> Bool {
        guard let list else { return false }
        let moved = pan.translation(in: list)
        let way = moved == .zero ? pan.velocity(in: list) : moved
        guard abs(way.x) > abs(way.y) else { return false }
        guard let place = list.swipedRow(at: pan.start(in: list)) else { return false }
        if let row { return row === place }
        if configuration(place, isLeading: way.x > 0) != nil { return true }
        list.noteNoSwipe(of: place, isLeading: way.x > 0, pan)
        return false
    }

    private func configuration(_ row: any SwipedRow, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard let found = list?.swipeActions(for: row, isLeading: isLeading), !found.actions.isEmpty else { return nil }
        return found
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
        guard let list else { return }
        switch pan.state {
        case .began:
            if row == nil {
                let moved = pan.velocity(in: list).x
                guard let place = list.swipedRow(at: self.pan.start(in: list)) else { return }
                let isLeading = self.pan.way(in: list) > 0 || (self.pan.way(in: list) == 0 && moved > 0)
                guard let found = configuration(place, isLeading: isLeading) else { return }
                open(place, found, isLeading: isLeading)
            }
            isDragging = row != nil
            startOffset = row?.swipeOffset ?? 0
            follow(pan)
        case .changed: follow(pan)
        case .ended: lift(velocity: pan.velocity(in: list).x)
        case .cancelled: lift(velocity: 0)
        default: break
        }
    }

    private func open(_ row: any SwipedRow, _ found: UISwipeActionsConfiguration, isLeading: Bool) {
        guard let list else { return }
        list.swipeBegins(row, isLeading: isLeading)
        // The list can have removed the row when the swipe began.
        guard row.superview === list else { return }
        self.row = row
        row.isSwiped = true
        let view = SwipeActionsView(found, isLeading: isLeading) { [weak self] in self?.perform($0) }
        actions = view
        list.insertSubview(view, belowSubview: row)
    }

    /// The distance by which the row is open, in points.
    private var distance: CGFloat {
        guard let row, let actions else { return 0 }
        return actions.isLeading ? row.swipeOffset : -row.swipeOffset
    }

    private var fullSwipe: CGFloat {
        guard let row, let actions else { return .infinity }
        guard actions.configuration.performsFirstActionWithFullSwipe else { return .infinity }
        return max(row.restingFrame.width * 0.6, actions.fullWidth + 40)
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        guard let row, let actions, isDragging, let list else { return }
        let offset = startOffset + pan.translation(in: list).x
        var distance = max(0, actions.isLeading ? offset : -offset)
        if fullSwipe == .infinity, distance > actions.fullWidth {
            // Beyond its buttons the row follows with increasing resistance.
            let beyond = distance - actions.fullWidth
            distance = actions.fullWidth + beyond * 0.55 / (beyond * 0.55 / row.restingFrame.width + 1)
        }
        actions.isFull = distance >= fullSwipe
        move(to: distance)
    }

    private func move(to distance: CGFloat) {
        guard let row, let actions else { return }
        row.swipeOffset = actions.isLeading ? distance : -distance
        layOut()
    }

    /// Places the buttons in the part of the row's resting frame that the row does not cover.
    func layOut() {
        guard let row, let actions else { return }
        let frame = row.restingFrame
        let width = max(0, distance)
        let x = actions.isLeading ? frame.minX : frame.maxX - width
        let place = CGRect(x: x, y: frame.minY, width: width, height: frame.height)
        if actions.frame != place { actions.frame = place }
        actions.layoutIfNeeded()
    }

    private func lift(velocity: CGFloat) {
        guard let actions, isDragging else { return }
        isDragging = false
        if actions.isFull, let first = actions.configuration.actions.first { return perform(first) }
        let outward = actions.isLeading ? velocity : -velocity
        let stays = outward > 300 || (outward > -300 && distance > actions.fullWidth / 2)
        if stays { settle(at: actions.fullWidth) } else { close(animated: true) }
    }

    private func settle(at distance: CGFloat) {
        let settled = row
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            self.move(to: distance)
        } completion: { [weak self] _ in
            guard let self, let row, row === settled, !isDragging else { return }
            list?.swipeSettled(row)
        }
    }

    /// Shows the trailing actions of a row without a drag, as the delete control does.
    func show(_ found: UISwipeActionsConfiguration, for row: any SwipedRow) {
        close(animated: false)
        open(row, found, isLeading: false)
        move(to: 0)
        settle(at: actions?.fullWidth ?? 0)
    }

    // MARK: Closing

    private func perform(_ action: UIContextualAction) {
        guard let actions, let row else { return }
        isDragging = false
        settle(at: actions.fullWidth)
        action.handler(action, actions) { [weak self] _ in
            // A change of the rows in the handler has already closed the row.
            guard let self, self.row === row else { return }
            close(animated: true)
        }
    }

    func close(animated: Bool) {
        guard let row, let actions else { return }
        self.row = nil
        self.actions = nil
        isDragging = false
        if pan.state == .began || pan.state == .changed {
            pan.isEnabled = false
            pan.isEnabled = true
        }
        row.isSwiped = false
        func rest() {
            let frame = row.restingFrame
            row.swipeOffset = 0
            actions.frame = CGRect(
                x: actions.isLeading ? frame.minX : frame.maxX, y: frame.minY, width: 0, height: frame.height)
        }
        var (hasEnded, hasMoved) = (false, false)
        func moved() {
            actions.removeFromSuperview()
            hasMoved = true
            // The row may be open again.
            if hasEnded, self.row !== row { list?.swipeSettled(row) }
        }
        if animated, list?.window != nil {
            actions.isUserInteractionEnabled = false
            UIView.animate(
                withDuration: Self.duration, delay: 0, options: .allowUserInteraction, animations: rest
            ) { _ in moved() }
        } else {
            UIView.performWithoutAnimation(rest)
            moved()
        }
        list?.swipeEnded(row)
        hasEnded = true
        // Without an animation the row is already at rest.
        if hasMoved, self.row !== row { list?.swipeSettled(row) }
    }

    /// Closes a row before its cell is removed.
    func rowLeaves(_ leaving: any SwipedRow) {
        if row === leaving { close(animated: false) }
    }

    /// Whether a touch outside the open row and its buttons closes the row.
    func isDismissed(by touch: UITouch) -> Bool {
        guard let row, let actions, let view = touch.view else { return false }
        return !view.isDescendant(of: actions) && !view.isDescendant(of: row)
    }
    /// Whether a touch is on the open row.
    func isOnRow(_ touch: UITouch) -> Bool {
        guard let row, let view = touch.view else { return false }
        return view.isDescendant(of: row)
    }
}

/// The drag that swipes a row.
final class SwipePan: UIPanGestureRecognizer {
    weak var swipes: RowSwipes?
    private let permission = SwipePermission()
    private var startInWindow: CGPoint?

    init() {
        super.init(target: nil, action: nil)
        permission.pan = self
        super.delegate = permission
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if startInWindow == nil { startInWindow = touches.first?.location(in: nil) }
        super.touchesBegan(touches, with: event)
    }
    override func reset() {
        super.reset()
        startInWindow = nil
    }

    /// The location at which the touch began.
    func start(in view: UIView) -> CGPoint {
        startInWindow.map { view.convert($0, from: nil) } ?? location(in: view)
    }
    /// The horizontal distance from the start of the touch, in points.
    func way(in view: UIView) -> CGFloat { location(in: view).x - start(in: view).x }
}

/// The delegate of the pan, which decides whether a drag swipes a row. A list cannot be that delegate.
@MainActor
private final class SwipePermission: UIGestureRecognizerDelegate {
    weak var pan: SwipePan?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan, let swipes = pan.swipes else { return false }
        return swipes.mayBegin()
    }
}

/// The delegate of the dismissal, which receives touches only while a row is open.
@MainActor
private final class DismissalPermission: UIGestureRecognizerDelegate {
    weak var dismissal: SwipeDismissal?

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        dismissal?.swipes?.isOpen == true
    }
}

/// Recognizes a touch that closes the open row.
final class SwipeDismissal: UIGestureRecognizer {
    weak var swipes: RowSwipes?
    private let permission = DismissalPermission()

    init() {
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
        permission.dismissal = self
        super.delegate = permission
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let swipes, touches.allSatisfy({ swipes.isDismissed(by: $0) }) else {
            // A tap on the row itself also closes it; a drag moves it.
            if !touches.contains(where: { swipes?.isOnRow($0) == true }) { state = .failed }
            return
        }
        state = .began
        swipes.close(animated: true)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, let touch = touches.first {
            let (now, before) = (touch.location(in: view), touch.previousLocation(in: view))
            if abs(now.x - before.x) + abs(now.y - before.y) > 4 { state = .failed }
        }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible {
            state = .ended
            swipes?.close(animated: true)
        } else {
            state = .ended
        }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
