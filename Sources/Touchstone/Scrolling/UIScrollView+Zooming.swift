import Foundation
import TouchstoneGeometry

/// Fingers that zoom: what they hold stays under them.
struct ContentZoom {
    /// The scale as they took it.
    var startScale: CGFloat
    /// What is under their middle, in the content as it is at a scale of 1.
    var anchor: CGPoint
}

/// The way from one part of the content to another, at another scale.
struct ZoomMotion {
    /// The visible parts, in the content as it is at a scale of 1.
    var from: CGRect
    var to: CGRect
    var scale: (from: CGFloat, to: CGFloat)
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

    /// Zooms around the middle of what is seen, within the limits.
    public func setZoomScale(_ scale: CGFloat, animated: Bool) {
        guard scale.isFinite, scale > 0, canZoom else { return }
        let target = min(max(scale, minimumZoomScale), maximumZoomScale)
        let middle = CGPoint(x: bounds.midX / self.scale, y: bounds.midY / self.scale)
        let size = CGSize(width: bounds.width / target, height: bounds.height / target)
        go(
            to: CGRect(
                x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height),
            target, animated: animated, isBounce: false)
    }

    /// Shows `rect`, in the zoomed view's coordinates, as large as it fits within the limits.
    public func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite, canZoom,
            rect.minX.isFinite, rect.minY.isFinite
        else { return }
        let fit = min(bounds.width / rect.width, bounds.height / rect.height)
        let target = min(max(fit, minimumZoomScale), maximumZoomScale)
        let size = CGSize(width: bounds.width / target, height: bounds.height / target)
        go(
            to: CGRect(
                x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height),
            target, animated: animated, isBounce: false)
    }

    // MARK: Fingers

    func pinched(_ pinch: ScrollPinch) {
        switch pinch.state {
        case .began:
            guard zoomView != nil else { return }
            endDeceleration()
            stopMotion()
            zoomMotion = nil
            let middle = pinch.location(in: self)
            zooming = ContentZoom(
                startScale: scale, anchor: CGPoint(x: middle.x / scale, y: middle.y / scale))
            tell(.willBeginZooming)
            delegate?.scrollViewWillBeginZooming(self, with: zoomView)
            follow(pinch)
        case .changed: follow(pinch)
        case .ended, .cancelled: endZooming()
        default: break
        }
    }

    private func follow(_ pinch: ScrollPinch) {
        guard let zooming else { return }
        let middle = pinch.location(in: self)
        let within = CGPoint(x: middle.x - contentOffset.x, y: middle.y - contentOffset.y)
        let next = limited(zooming.startScale * pinch.scale)
        apply(next)
        let offset = CGPoint(x: zooming.anchor.x * next - within.x, y: zooming.anchor.y * next - within.y)
        place(bouncesZoom ? offset : clamped(offset))
        tellZoomed()
    }

    /// Beyond the limits the scale follows less and less.
    private func limited(_ wanted: CGFloat) -> CGFloat {
        let limit = min(max(wanted, minimumZoomScale), maximumZoomScale)
        guard bouncesZoom, wanted > 0, wanted.isFinite, limit > 0 else { return limit }
        // A third of the way, measured in doublings. [our choice]
        return limit * CGFloat(pow(Double(wanted / limit), 1.0 / 3))
    }

    private func endZooming() {
        guard zooming != nil else { return }
        zooming = nil
        rebaseDrag(panGestureRecognizer.translation(in: self))
        let target = min(max(scale, minimumZoomScale), maximumZoomScale)
        let middle = CGPoint(x: bounds.midX / scale, y: bounds.midY / scale)
        let size = CGSize(width: bounds.width / target, height: bounds.height / target)
        go(
            to: CGRect(
                x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height),
            target, animated: true, isBounce: true)
    }

    // MARK: On the way

    private func go(to rect: CGRect, _ target: CGFloat, animated: Bool, isBounce: Bool) {
        guard bounds.width > 0, bounds.height > 0, zoomView != nil else { return }
        if !isBounce {
            endDeceleration()
            stopMotion()
        }
        // The limits are those of the content at its new size.
        let old = scale
        let goal = clamped(CGPoint(x: rect.minX * target, y: rect.minY * target), contentScaledBy: target / scale)
        let visible = CGRect(
            x: goal.x / target, y: goal.y / target, width: bounds.width / target, height: bounds.height / target)
        let now = CGRect(
            x: bounds.minX / old, y: bounds.minY / old, width: bounds.width / old, height: bounds.height / old)
        let isThere = target == old && abs(goal.x - bounds.minX) < 0.01 && abs(goal.y - bounds.minY) < 0.01
        guard animated, !isThere, let clock, drag == nil || isBounce else {
            if !isThere {
                apply(target)
                place(goal)
                tellZoomed()
            }
            if isBounce { finishZoom(force: true) }
            return
        }
        zoomMotion = ZoomMotion(from: now, to: visible, scale: (old, target), start: clock.now, isBounce: isBounce)
        startFrames()
    }

    private func clamped(_ offset: CGPoint, contentScaledBy factor: CGFloat) -> CGPoint {
        let size = contentSize
        let range = (
            x: max(0, size.width * factor - bounds.width), y: max(0, size.height * factor - bounds.height)
        )
        return CGPoint(
            x: min(max(offset.x, -contentInset.left), max(-contentInset.left, range.x + contentInset.right)),
            y: min(max(offset.y, -contentInset.top), max(-contentInset.top, range.y + contentInset.bottom)))
    }

    func step(_ motion: ZoomMotion, _ now: TimeInterval) {
        let duration = ScrollPhysics.animationDuration
        let part = CGFloat(min(max((now - motion.start) / duration, 0), 1))
        let eased = part * part * (3 - 2 * part)
        // The seen part shrinks or grows evenly, so that what is common to both never jumps.
        let width = motion.from.width + (motion.to.width - motion.from.width) * eased
        let next = part >= 1 ? motion.scale.to : bounds.width / width
        apply(next)
        let x = motion.from.minX + (motion.to.minX - motion.from.minX) * eased
        let y = motion.from.minY + (motion.to.minY - motion.from.minY) * eased
        place(CGPoint(x: x * next, y: y * next))
        tellZoomed()
        if part >= 1 { finishZoom() }
    }

    /// The zoom is over: nothing will change the scale any more.
    func finishZoom(force: Bool = false) {
        guard let motion = zoomMotion else {
            if force { tellZoomEnded() }
            return
        }
        zoomMotion = nil
        if motion.isBounce {
            tellZoomEnded()
        } else {
            tell(.didEndScrollingAnimation)
            delegate?.scrollViewDidEndScrollingAnimation(self)
            delegate?.scrollViewDidEndZooming(self, with: zoomView, atScale: scale)
        }
    }

    private func tellZoomEnded() {
        tell(.didEndZooming)
        delegate?.scrollViewDidEndZooming(self, with: zoomView, atScale: scale)
    }

    private func tellZoomed() { delegate?.scrollViewDidZoom(self) }

    /// The content's size at a scale of 1; remembered, so that zooming in and out again does not wear it away.
    private var naturalSize: CGSize {
        if let scaledContent, scaledContent.scaled == contentSize { return scaledContent.natural }
        return CGSize(width: contentSize.width / scale, height: contentSize.height / scale)
    }

    /// Gives the zoomed view and the content another scale.
    private func apply(_ next: CGFloat) {
        guard next.isFinite, next > 0, next != scale, let view = zoomView else { return }
        let factor = next / scale
        let origin = view.frame.origin
        let natural = naturalSize
        scale = next
        view.transform = CGAffineTransform(scaleX: next, y: next)
        var frame = view.frame
        frame.origin = CGPoint(x: origin.x * factor, y: origin.y * factor)
        view.center = CGPoint(
            x: view.center.x + frame.minX - view.frame.minX, y: view.center.y + frame.minY - view.frame.minY)
        contentSize = CGSize(width: natural.width * next, height: natural.height * next)
        scaledContent = (natural, contentSize)
    }
}
