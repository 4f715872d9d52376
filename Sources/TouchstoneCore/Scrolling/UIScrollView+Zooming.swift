import Foundation
import TouchstoneGeometry

/// The state of a zoom by fingers, a trackpad or a wheel. The content under them stays under them (SV-13, SV-27).
struct ContentZoom {
    /// The scale when the zoom began.
    var startScale: CGFloat
    /// The point of the content under the centroid of the fingers, at a scale of 1.
    var anchor: CGPoint
    /// The centroid of the fingers, relative to the view's upper left corner.
    var place: CGPoint
}

/// A motion from one part of the content to another, with a different scale.
struct ZoomMotion {
    /// The visible parts at the beginning and the end, in the content at a scale of 1.
    var from: CGRect
    var to: CGRect
    var scale: CGFloat
    var start: TimeInterval
    /// Whether the motion returns to the limits after the fingers lifted.
    var isBounce: Bool
}

extension UIScrollView {
    var zoomView: UIView? { delegate?.viewForZooming(in: self) }

    package var canZoom: Bool {
        minimumZoomScale.isFinite && maximumZoomScale.isFinite && minimumZoomScale > 0
            && minimumZoomScale < maximumZoomScale
    }

    func zoomIn(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite, canZoom,
            rect.minX.isFinite, rect.minY.isFinite
        else { return }
        let fit = min(bounds.width / rect.width, bounds.height / rect.height)
        requestScale(fit, around: CGPoint(x: rect.midX, y: rect.midY), animated: animated)
    }

    func requestScale(_ scale: CGFloat, around middle: CGPoint, animated: Bool) {
        guard zoomView != nil else { return }
        endDeceleration()
        stopMotion()
        cancelZoom()
        // If fingers drag the content, the change is not animated, so that it does not wait for them.
        let center = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        go(to: scale, showing: middle, at: center, animated: animated && drag == nil, isBounce: false)
    }

    // MARK: Pinching

    /// Whether the delegate provides a view to zoom. If not, the touches stay with the content (SV-13).
    func mayBeginZooming() -> Bool {
        if zoomView != nil { return true }
        remember { trace in .nothingToZoom(delegate: delegate.map { trace.remembered($0) }) }
        return false
    }

    func pinched(_ pinch: ScrollPinch) {
        switch pinch.state {
        case .began:
            guard zoomView != nil else { return }
            endDeceleration()
            stopMotion()
            cancelZoom()
            let middle = pinch.location(in: self)
            zooming = ContentZoom(startScale: scale, anchor: held(at: middle), place: fromCorner(middle))
            notify(.willBeginZooming)
            delegate?.scrollViewWillBeginZooming(self, with: zoomView)
            follow(pinch)
        case .changed: follow(pinch)
        case .ended, .cancelled: endZooming()
        default: break
        }
    }

    private func follow(_ pinch: ScrollPinch) {
        guard var zooming else { return }
        let middle = pinch.location(in: self)
        let place = fromCorner(middle)
        // The content moves with fingers. A pointer that moves zooms around its new location.
        if pinch.numberOfTouches == 0, place != zooming.place { zooming.anchor = held(at: middle) }
        zooming.place = place
        self.zooming = zooming
        let next = stretched(zooming.startScale * pinch.scale)
        let offset = offset(keeping: zooming.anchor, at: place, next)
        show(next, at: bouncesZoom ? offset : clamped(offset, contentScaledBy: next / scale))
    }

    private func held(at point: CGPoint) -> CGPoint { CGPoint(x: point.x / scale, y: point.y / scale) }

    private func fromCorner(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
    }

    /// Returns the scale for a wanted scale, which has a decreasing effect beyond the limits.
    private func stretched(_ wanted: CGFloat) -> CGFloat {
        let limit = allowed(wanted)
        guard bouncesZoom, wanted > 0, wanted.isFinite else { return limit }
        // Beyond a limit, the scale follows by a third, on a logarithmic scale. [our choice]
        return limit * CGFloat(pow(Double(wanted / limit), 1.0 / 3))
    }

    private func endZooming() {
        guard let held = zooming else { return }
        zooming = nil
        rebaseDrag(panGestureRecognizer.translation(in: self))
        go(to: scale, showing: held.anchor, at: held.place, animated: true, isBounce: true)
    }

    // MARK: Geometry

    private func allowed(_ scale: CGFloat) -> CGFloat { min(max(scale, minimumZoomScale), maximumZoomScale) }

    /// Returns the offset at which a point of the content, at a scale of 1, is at `place` relative to the view's upper
    /// left corner.
    private func offset(keeping point: CGPoint, at place: CGPoint, _ scale: CGFloat) -> CGPoint {
        CGPoint(x: point.x * scale - place.x, y: point.y * scale - place.y)
    }

    /// Returns the visible part at an offset and a scale, in the content at a scale of 1.
    private func visiblePart(at offset: CGPoint, _ scale: CGFloat) -> CGRect {
        CGRect(x: offset.x / scale, y: offset.y / scale, width: bounds.width / scale, height: bounds.height / scale)
    }

    var visibleMiddle: CGPoint {
        let part = visiblePart(at: contentOffset, scale)
        return CGPoint(x: part.midX, y: part.midY)
    }

    // MARK: Changing the scale

    /// Moves to the nearest allowed scale and offset. If possible, `point` of the content, at a scale of 1, is then at
    /// `place` relative to the view's upper left corner.
    private func go(
        to wanted: CGFloat, showing point: CGPoint, at place: CGPoint, animated: Bool, isBounce: Bool
    ) {
        guard bounds.width > 0, bounds.height > 0, zoomView != nil else { return }
        let target = allowed(wanted)
        // The offset's limits are those of the content at its new size.
        let wished = isBounce && target == scale ? contentOffset : offset(keeping: point, at: place, target)
        let goal = clamped(wished, contentScaledBy: target / scale)
        let isThere = target == scale && abs(goal.x - bounds.minX) < 0.01 && abs(goal.y - bounds.minY) < 0.01
        guard animated, !isThere, let clock else {
            if !isThere { show(target, at: goal) }
            if isBounce { notifyZoomEnded() }
            return
        }
        zoomMotion = ZoomMotion(
            from: visiblePart(at: contentOffset, scale), to: visiblePart(at: goal, target), scale: target,
            start: clock.now, isBounce: isBounce)
        startFrames()
    }

    func step(_ motion: ZoomMotion, _ now: TimeInterval) {
        let way = ScrollCurve.glide(from: 0, to: 1, duration: ScrollPhysics.animationDuration)
        let part = CGFloat(way.position(at: now - motion.start))
        func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * part }
        // The visible part changes its size linearly, so that the common part of both ends never jumps.
        let next = part >= 1 ? motion.scale : bounds.width / between(motion.from.width, motion.to.width)
        let corner = CGPoint(
            x: between(motion.from.minX, motion.to.minX), y: between(motion.from.minY, motion.to.minY))
        show(next, at: offset(keeping: corner, at: .zero, next))
        // A delegate may have started another zoom in this last step.
        if part >= 1, zoomMotion?.start == motion.start { finishZoom() }
    }

    private func show(_ scale: CGFloat, at offset: CGPoint) {
        apply(scale)
        place(offset)
        delegate?.scrollViewDidZoom(self)
    }

    /// Stops a zoom because another one begins. The delegate receives the end of a zoom that fingers began.
    private func cancelZoom() {
        if isZoomBouncing { finishZoom() }
        zoomMotion = nil
    }

    /// Ends a zoom and notifies the delegate.
    func finishZoom() {
        guard let motion = zoomMotion else { return }
        zoomMotion = nil
        if !motion.isBounce {
            notify(.didEndScrollingAnimation)
            delegate?.scrollViewDidEndScrollingAnimation(self)
        }
        notifyZoomEnded()
    }

    private func notifyZoomEnded() {
        notify(.didEndZooming)
        delegate?.scrollViewDidEndZooming(self, with: zoomView, atScale: scale)
    }

    /// The content's size at a scale of 1. It is stored, so that repeated zooming does not add rounding errors.
    private var naturalSize: CGSize {
        if let scaledContent, scaledContent.scaled == contentSize { return scaledContent.natural }
        return CGSize(width: contentSize.width / scale, height: contentSize.height / scale)
    }

    /// Applies a scale to the zoomed view and the content's size.
    private func apply(_ next: CGFloat) {
        guard next.isFinite, next > 0, next != scale, let view = zoomView else { return }
        let natural = naturalSize
        let (corner, factor) = (view.frame.origin, next / scale)
        scale = next
        view.transform = CGAffineTransform(scaleX: next, y: next)
        let frame = view.frame
        view.center = CGPoint(
            x: view.center.x + corner.x * factor - frame.minX, y: view.center.y + corner.y * factor - frame.minY)
        contentSize = CGSize(width: natural.width * next, height: natural.height * next)
        scaledContent = (natural, contentSize)
    }
}
