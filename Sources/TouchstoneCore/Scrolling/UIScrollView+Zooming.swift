import Foundation
import TouchstoneGeometry

/// Fingers that zoom, or a pointer where a trackpad or a wheel does: what they hold stays under them (SV-13, SV-27).
struct ContentZoom {
    /// The scale as they took it.
    var startScale: CGFloat
    /// What is under their middle, in the content as it is at a scale of 1.
    var anchor: CGPoint
    /// Their middle, from the view's corner.
    var place: CGPoint
}

/// The way from one part of the content to another, at another scale.
struct ZoomMotion {
    /// The visible parts, in the content as it is at a scale of 1.
    var from: CGRect
    var to: CGRect
    var scale: CGFloat
    var start: TimeInterval
    /// Back from beyond the limits, after the fingers left.
    var isBounce: Bool
}

extension UIScrollView {
    var zoomView: UIView? { delegate?.viewForZooming(in: self) }

    var canZoom: Bool {
        minimumZoomScale.isFinite && maximumZoomScale.isFinite && minimumZoomScale > 0
            && minimumZoomScale < maximumZoomScale
    }

    /// The content's scale; setting it neither animates nor moves the offset out of its limits.
    public var zoomScale: CGFloat {
        get { scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Zooms around the middle of what is seen, within the limits. Animated, it takes 0.3 s and ends with
    /// `scrollViewDidEndScrollingAnimation` and `scrollViewDidEndZooming`.
    public func setZoomScale(_ scale: CGFloat, animated: Bool) {
        guard scale.isFinite, scale > 0, canZoom else { return }
        request(scale, around: visibleMiddle, animated: animated)
    }

    /// Shows `rect`, in the zoomed view's coordinates, as large as it fits within the limits.
    public func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite, canZoom,
            rect.minX.isFinite, rect.minY.isFinite
        else { return }
        let fit = min(bounds.width / rect.width, bounds.height / rect.height)
        request(fit, around: CGPoint(x: rect.midX, y: rect.midY), animated: animated)
    }

    private func request(_ scale: CGFloat, around middle: CGPoint, animated: Bool) {
        guard zoomView != nil else { return }
        endDeceleration()
        stopMotion()
        callOffZoom()
        // Fingers that drag are not waited for.
        let centre = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        go(to: scale, showing: middle, at: centre, animated: animated && drag == nil, isBounce: false)
    }

    // MARK: Fingers

    /// Fingers that can zoom nothing leave the touches to the content (SV-13).
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
            callOffZoom()
            let middle = pinch.location(in: self)
            zooming = ContentZoom(startScale: scale, anchor: held(at: middle), place: fromCorner(middle))
            tell(.willBeginZooming)
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
        // Fingers carry what they hold along; a pointer that moves on zooms about what is there.
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

    /// Beyond the limits the scale follows less and less.
    private func stretched(_ wanted: CGFloat) -> CGFloat {
        let limit = allowed(wanted)
        guard bouncesZoom, wanted > 0, wanted.isFinite else { return limit }
        // A third of the way, measured in doublings. [our choice]
        return limit * CGFloat(pow(Double(wanted / limit), 1.0 / 3))
    }

    private func endZooming() {
        guard let held = zooming else { return }
        zooming = nil
        rebaseDrag(panGestureRecognizer.translation(in: self))
        go(to: scale, showing: held.anchor, at: held.place, animated: true, isBounce: true)
    }

    // MARK: Where

    private func allowed(_ scale: CGFloat) -> CGFloat { min(max(scale, minimumZoomScale), maximumZoomScale) }

    /// The offset with which a point of the content, as it is at a scale of 1, shows at `place`, from the view's corner.
    private func offset(keeping point: CGPoint, at place: CGPoint, _ scale: CGFloat) -> CGPoint {
        CGPoint(x: point.x * scale - place.x, y: point.y * scale - place.y)
    }

    /// What shows at an offset and a scale, in the content as it is at a scale of 1.
    private func visiblePart(at offset: CGPoint, _ scale: CGFloat) -> CGRect {
        CGRect(x: offset.x / scale, y: offset.y / scale, width: bounds.width / scale, height: bounds.height / scale)
    }

    private var visibleMiddle: CGPoint {
        let part = visiblePart(at: contentOffset, scale)
        return CGPoint(x: part.midX, y: part.midY)
    }

    // MARK: On the way

    /// To the nearest scale and offset that are allowed, with `point` of the content, as it is at a scale of 1, at `place` from the
    /// view's corner if it can be.
    private func go(
        to wanted: CGFloat, showing point: CGPoint, at place: CGPoint, animated: Bool, isBounce: Bool
    ) {
        guard bounds.width > 0, bounds.height > 0, zoomView != nil else { return }
        let target = allowed(wanted)
        // The limits are those of the content at its new size.
        let wished = isBounce && target == scale ? contentOffset : offset(keeping: point, at: place, target)
        let goal = clamped(wished, contentScaledBy: target / scale)
        let isThere = target == scale && abs(goal.x - bounds.minX) < 0.01 && abs(goal.y - bounds.minY) < 0.01
        guard animated, !isThere, let clock else {
            if !isThere { show(target, at: goal) }
            if isBounce { tellZoomEnded() }
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
        // The seen part shrinks or grows evenly, so that what is common to both never jumps.
        let next = part >= 1 ? motion.scale : bounds.width / between(motion.from.width, motion.to.width)
        let corner = CGPoint(
            x: between(motion.from.minX, motion.to.minX), y: between(motion.from.minY, motion.to.minY))
        show(next, at: offset(keeping: corner, at: .zero, next))
        // Whoever heard of this last step may have begun something else.
        if part >= 1, zoomMotion?.start == motion.start { finishZoom() }
    }

    private func show(_ scale: CGFloat, at offset: CGPoint) {
        apply(scale)
        place(offset)
        delegate?.scrollViewDidZoom(self)
    }

    /// Something else zooms from here on. Of a zoom that fingers began its delegate hears the end.
    private func callOffZoom() {
        if isZoomBouncing { finishZoom() }
        zoomMotion = nil
    }

    /// Nothing will change the scale any more.
    func finishZoom() {
        guard let motion = zoomMotion else { return }
        zoomMotion = nil
        if !motion.isBounce {
            tell(.didEndScrollingAnimation)
            delegate?.scrollViewDidEndScrollingAnimation(self)
        }
        tellZoomEnded()
    }

    private func tellZoomEnded() {
        tell(.didEndZooming)
        delegate?.scrollViewDidEndZooming(self, with: zoomView, atScale: scale)
    }

    /// The content's size at a scale of 1; remembered, so that zooming in and out again does not wear it away.
    private var naturalSize: CGSize {
        if let scaledContent, scaledContent.scaled == contentSize { return scaledContent.natural }
        return CGSize(width: contentSize.width / scale, height: contentSize.height / scale)
    }

    /// Gives the zoomed view and the content another scale.
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
