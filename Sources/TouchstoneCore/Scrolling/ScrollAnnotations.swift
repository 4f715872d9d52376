import Foundation

/// An annotation: the reason why a scroll view did not scroll or zoom.
@MainActor
package struct ScrollAnnotation: Annotation {
    package enum Step {
        /// A view in the content does not give up the touch. If `canCancel` is `true`, `touchesShouldCancel(in:)`
        /// returned `false`.
        case kept(by: Remembered, canCancel: Bool)
        /// An outer scroll view scrolls with the drag (SV-15), because this one does not scroll in that direction or
        /// rests at this edge.
        case left(to: Remembered, at: ScrollEdge?)
        /// A touch stopped content that was in motion (SV-8).
        case caught
        /// The delegate's `viewForZooming(in:)` returned `nil`, or there is no delegate (SV-13).
        case nothingToZoom(delegate: Remembered?)
    }

    package let scrollView: Remembered
    package let step: Step
}

package enum ScrollEdge: String {
    case upper, lower, left, right
}

/// The properties of a scroll view that a recorded scene contains in addition to those of a view.
@MainActor
package struct ScrollMemory: SceneDetail {
    package let isScrollEnabled: Bool
    package let scrollsHorizontally: Bool
    package let scrollsVertically: Bool
    package let contentSize: CGSize
    package let bouncesVertically: Bool
    package let canCancelContentTouches: Bool
    let delaysContentTouches: Bool
    package let canZoom: Bool
    package let zoomRange: (least: CGFloat, most: CGFloat)
    let keysOfRecognizers: [ObjectIdentifier]

    init(_ scrollView: UIScrollView) {
        isScrollEnabled = scrollView.isScrollEnabled
        scrollsHorizontally = scrollView.scrollsHorizontally
        scrollsVertically = scrollView.scrollsVertically
        contentSize = scrollView.contentSize
        bouncesVertically = scrollView.bouncesVertically
        canCancelContentTouches = scrollView.canCancelContentTouches
        delaysContentTouches = scrollView.delaysContentTouches
        canZoom = scrollView.canZoom
        zoomRange = (scrollView.minimumZoomScale, scrollView.maximumZoomScale)
        keysOfRecognizers = (scrollView.rareStorage?.recognizers ?? []).map { ObjectIdentifier($0) }
    }

    package func add(to fingerprint: inout Fingerprint) {
        let flags = [
            isScrollEnabled, scrollsHorizontally, scrollsVertically, canCancelContentTouches, delaysContentTouches,
            canZoom, bouncesVertically,
        ]
        fingerprint.add(flags.reduce(0) { $0 * 2 + ($1 ? 1 : 0) })
        for number in [contentSize.width, contentSize.height, zoomRange.least, zoomRange.most] {
            fingerprint.add(Double(number))
        }
    }
}

extension UIScrollView {
    func remember(_ step: (Trace) -> ScrollAnnotation.Step) {
        guard let trace = windowStorage?.tracing?.listening else { return }
        trace.remember(ScrollAnnotation(scrollView: trace.remembered(self), step: step(trace)))
    }
}
