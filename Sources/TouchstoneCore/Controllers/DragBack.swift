import Foundation
import TouchstoneGeometry

/// The drags that pop the topmost controller: from the edge, and from iOS 26 on from anywhere in the content (NV-1, NV-5).
///
/// It is the delegate of both recognizers, and refuses drags in that role. An application that replaces the delegate permits them (NV-2,
/// NV-3).
@MainActor
final class DragBack: ReasonedGestureDelegate {
    private weak var navigation: UINavigationController?
    let fromEdge = UIScreenEdgePanGestureRecognizer()
    let fromContent: ContentDragGestureRecognizer
    /// The recognizer that moves the topmost controller now; `nil` if there is none.
    private(set) var current: UIPanGestureRecognizer?

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        fromContent = ContentDragGestureRecognizer(navigation)
        fromEdge.edges = .left
        // The names that the two recognizers have on a device.
        fromEdge.name = "UINavigationController.edgeSwipe"
        fromContent.name = "UINavigationController.contentSwipe"
        fromContent.maximumNumberOfTouches = 1
        // The content drag begins only where the edge drag does not.
        fromContent.require(toFail: fromEdge)
        for pan in [fromEdge, fromContent] { pan.addHandler { [weak self] in self?.dragged($0) } }
    }

    /// Adds the recognizers to the controller's view when it is loaded, and replaces delegates that were set before (NV-4).
    func attach(to view: UIView) {
        for pan in [fromEdge, fromContent] {
            pan.delegate = self
            view.addGestureRecognizer(pan)
        }
    }

    // MARK: May it begin?

    /// The obstacle that makes a drag impossible with any delegate; `nil` if there is none.
    private var obstacle: DragBackObstacle? {
        guard let navigation, navigation.stack.count >= 2 else { return .atRoot }
        if current != nil { return .dragUnderWay }
        return navigation.transition != nil && !navigation.transitionsTakeTouches ? .transitionUnderWay : nil
    }

    private var refusal: DragBackObstacle? {
        if let obstacle { return obstacle }
        guard let navigation else { return .atRoot }
        if navigation.isNavigationBarHidden { return .barHidden }
        guard let item = navigation.topViewController?.navigationItem else { return nil }
        if item.hidesBackButton { return .backButtonHidden }
        return item.replacesBackButton ? .leftItems : nil
    }

    func refusal(of recognizer: UIGestureRecognizer) -> FailureReason? { refusal.map(FailureReason.dragBackRefused) }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        refusal == nil
    }

    /// Requires the pan of content that scrolls horizontally to fail first. An application that replaces the delegate decides this
    /// (NV-6).
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer === fromContent, let navigation,
            let scrollView = (otherGestureRecognizer as? ScrollPan)?.view as? UIScrollView
        else { return false }
        return scrollView.scrollsHorizontally && scrollView.isDescendant(of: navigation.content)
    }

    // MARK: The drag

    private func dragged(_ pan: UIPanGestureRecognizer) {
        guard let navigation else { return }
        if pan.state == .began, obstacle == nil {
            navigation.concludeTransition()
            // From here on, a callback that changes the stack cancels the drag.
            current = pan
            navigation.beginDragBack()
        }
        // A second recognizer that another delegate permitted to begin moves nothing.
        guard pan === current else { return }
        let view = navigation.view!
        let distance = max(0, pan.translation(in: view).x)
        switch pan.state {
        case .began, .changed: navigation.dragBack(to: distance)
        case .ended:
            current = nil
            // The position a third of a second from now decides. [our choice]
            navigation.endDragBack(goesBack: distance + pan.velocity(in: view).x / 3 > view.bounds.width / 2)
        default:
            current = nil
            navigation.endDragBack(goesBack: false)
        }
    }

    /// Cancels the drag in progress because the stack changes.
    ///
    /// - Returns: Whether a drag was in progress.
    func cancel() -> Bool {
        defer { current = nil }
        return current != nil
    }
}

/// A drag towards the trailing edge that begins anywhere in a navigation controller's content (NV-5, NV-6).
package final class ContentDragGestureRecognizer: UIPanGestureRecognizer {
    private weak var navigation: UINavigationController?

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init(target: nil, action: nil)
    }

    package override func shouldReceive(_ event: UIEvent) -> Bool {
        navigation?.behavior.dragsBackFromContent == true && super.shouldReceive(event)
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if recognitionSequence.present.count == touches.count,
            let obstacle = obstacle(at: recognitionSequence.present.first?.hitView)
        {
            failure = .dragBackRefused(obstacle)
            state = .failed
        } else {
            super.touchesBegan(touches, with: event)
        }
    }

    /// Returns the obstacle to a drag that begins in `view`: a control there or above it, or a place outside the content.
    private func obstacle(at view: UIView?) -> DragBackObstacle? {
        var view = view
        while let current = view, current !== navigation?.content {
            if current is UIControl { return .onControl }
            view = current.superviewStorage
        }
        return view == nil ? .outsideContent : nil
    }

    override func slop(from start: CGPoint, to end: CGPoint) -> CGVector? {
        guard let slop = super.slop(from: start, to: end) else { return nil }
        let way = way(of: slop)
        guard way == Self.wayBack else {
            fail(.direction, measured: Double(way.rawValue), allowed: Double(Self.wayBack.rawValue))
            return nil
        }
        return slop
    }

    private static let wayBack = UISwipeGestureRecognizer.Direction.right
}
