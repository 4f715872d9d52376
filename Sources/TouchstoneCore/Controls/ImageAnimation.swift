import Foundation

/// The images that an image view shows in turn, and the time at which it began.
@MainActor
final class ImageAnimation {
    private weak var view: UIImageView?
    private let clock: any EventClock
    private let start: TimeInterval
    /// The time for which each image is shown, in seconds.
    private let step: TimeInterval
    private let count: Int
    private var end: ClockDeadline?
    private var frames: CADisplayLink?
    private var shown = 0

    init(_ view: UIImageView, count: Int, duration: TimeInterval, repeats: Int) {
        self.view = view
        self.count = count
        clock = view.windowStorage?.application?.clock ?? UIApplication.shared.clock
        start = clock.now
        // By default, each image is shown for 1/30 s.
        let whole = duration > 0 && duration.isFinite ? duration : Double(count) / 30
        step = whole / Double(count)
        guard repeats > 0, (whole * Double(repeats)).isFinite else { return }
        end = clock.schedule(at: start + whole * Double(repeats)) { [weak self] in
            guard let self, self.view?.animation === self else { return }
            self.view?.stopAnimating()
        }
    }

    /// The index of the image that is shown now.
    var index: Int {
        // A hundredth of a microsecond allows for rounding at the start of an image.
        let steps = ((clock.now - start + 1e-8) / step).rounded(.down)
        return Int(clamping: steps.truncatingRemainder(dividingBy: Double(count)))
    }

    /// Makes hosts draw each new image.
    func showFrames() {
        guard frames == nil, let application = view?.windowStorage?.application, application.isShown else { return }
        let link = CADisplayLink(application: application) { [weak self] link in
            guard let self, view?.windowStorage != nil else {
                link.invalidate()
                self?.frames = nil
                return
            }
            guard index != shown else { return }
            shown = index
            view?.setNeedsDisplay()
        }
        frames = link
        link.start()
    }

    func stop() {
        if let end { clock.cancel(end) }
        end = nil
        frames?.invalidate()
        frames = nil
    }
}
