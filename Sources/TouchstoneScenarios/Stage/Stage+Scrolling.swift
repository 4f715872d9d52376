import Foundation
import TouchstoneText
import UIKit

/// A scroll view that decides about touches of its content as the scenario states.
final class ScenarioScrollView: UIScrollView {
    private let scene: SceneScroll
    private weak var stage: Stage?

    init(_ scene: SceneScroll, _ stage: Stage) {
        self.scene = scene
        self.stage = stage
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        scene.beginAnswer(of: self, stage) ?? super.touchesShouldBegin(touches, with: event, in: view)
    }

    override func touchesShouldCancel(in view: UIView) -> Bool {
        scene.cancelAnswer(of: self, stage) ?? super.touchesShouldCancel(in: view)
    }
}

extension SceneScroll {
    /// Returns the result of an override of `touchesShouldBegin(_:with:in:)`; `nil` if `super` decides.
    @MainActor
    func beginAnswer(of scrollView: UIScrollView, _ stage: Stage?) -> Bool? {
        stage?.isCorrected(scrollView) == true ? nil : lets
    }

    /// Returns the result of an override of `touchesShouldCancel(in:)`; `nil` if `super` decides.
    @MainActor
    func cancelAnswer(of scrollView: UIScrollView, _ stage: Stage?) -> Bool? {
        // A corrected override returns `true` for each view, which lets scrolling cancel its touches.
        stage?.isCorrected(scrollView) == true ? true : cancels
    }
}

/// The delegate of a scroll view. The trace already contains the messages that it receives.
class ScenarioScrollDelegate: NSObject, UIScrollViewDelegate {
    private let scene: SceneScroll
    private(set) weak var stage: Stage?

    init(_ scene: SceneScroll, _ stage: Stage) {
        self.scene = scene
        self.stage = stage
        super.init()
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scene.zooms.flatMap { stage?.view($0) } }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { scene.allowsScrollToTop }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        if let target = scene.target { targetContentOffset.pointee = target }
    }
}

extension Stage {
    func attach(_ scene: SceneScroll, to view: UIView) {
        guard let scrollView = view as? ScenarioScrollView else { return }
        let delegate = ScenarioScrollDelegate(scene, self)
        scrollDelegates.append(delegate)
        scrollView.delegate = delegate
    }

    func apply(_ properties: ScrollProperties, to view: UIView) {
        guard let scrollView = view as? UIScrollView else { return }
        if let size = properties.contentSize { scrollView.contentSize = size }
        if let inset = properties.contentInset { scrollView.contentInset = inset }
        if let offset = properties.contentOffset { scrollView.contentOffset = offset }
        if let isEnabled = properties.isScrollEnabled { scrollView.isScrollEnabled = isEnabled }
        if let isPaging = properties.isPaging { scrollView.isPagingEnabled = isPaging }
        if let bounces = properties.bounces { scrollView.bounces = bounces }
        if let axes = properties.alwaysBounces {
            scrollView.alwaysBounceHorizontal = axes.contains(.horizontal)
            scrollView.alwaysBounceVertical = axes.contains(.vertical)
        }
        if let isLocked = properties.isDirectionalLock { scrollView.isDirectionalLockEnabled = isLocked }
        if let deceleration = properties.deceleration {
            scrollView.decelerationRate = deceleration == .fast ? .fast : .normal
        }
        if let delays = properties.delaysContentTouches { scrollView.delaysContentTouches = delays }
        if let canCancel = properties.canCancelContentTouches { scrollView.canCancelContentTouches = canCancel }
        if let transfers = properties.transfersToParent {
            scrollView.transfersHorizontalScrollingToParent = transfers
            scrollView.transfersVerticalScrollingToParent = transfers
        }
        if let scrollsToTop = properties.scrollsToTop { scrollView.scrollsToTop = scrollsToTop }
        if let isRefreshing = properties.isRefreshing { refresh(scrollView, isRefreshing) }
        if let zoom = properties.zoom {
            scrollView.minimumZoomScale = zoom.least
            scrollView.maximumZoomScale = zoom.greatest
        }
    }
}

extension Stage {
    private func refresh(_ scrollView: UIScrollView, _ isRefreshing: Bool) {
        let control = scrollView.refreshControl ?? UIRefreshControl()
        control.accessibilityIdentifier = "\(scrollView.accessibilityIdentifier ?? "list") refresh"
        scrollView.refreshControl = control
        if isRefreshing { control.beginRefreshing() } else { control.endRefreshing() }
    }
}

extension UIScrollView {
    /// The content offset, the zoom scale if it is not 1, and whether the refresh control is refreshing.
    var scrollWords: String {
        let offset = "offset (\(Double(contentOffset.x).short), \(Double(contentOffset.y).short))"
        let refreshing = refreshControl?.isRefreshing == true ? ", refreshing" : ""
        return offset + (zoomScale == 1 ? "" : ", scale \(Double(zoomScale).short)") + refreshing
    }
}
