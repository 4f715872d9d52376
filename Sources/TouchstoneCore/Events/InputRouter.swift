import Foundation

/// The one place that knows all kinds of input: each goes to whoever handles its kind.
///
/// Touches go to the sequencer. What is not a movement never overtakes one (T-26).
@MainActor
final class InputRouter {
    /// It holds this.
    private let host: Unmanaged<UIApplication>
    private var application: UIApplication { host.takeUnretainedValue() }
    private let clock: any EventClock
    private let touches: LiveTouches
    private let sequencer: TouchSequencer
    private let hover: HoverTracker
    let keys: KeyTracker
    private let placeless: PlacelessEvents
    private let scroll: ScrollTracker
    /// The next frame of the display, for which movements wait.
    private let displayFrame: StandingDeadline

    init(application: UIApplication, touches: LiveTouches) {
        host = .passUnretained(application)
        clock = application.clock
        self.touches = touches
        hover = HoverTracker(application: application)
        keys = KeyTracker(application: application)
        placeless = PlacelessEvents(application: application)
        scroll = ScrollTracker(application: application)
        displayFrame = StandingDeadline(of: application) { application, _ in
            unmanaged(application.router).borrow { $0.deliverPendingMoves() }
        }
        sequencer = TouchSequencer(application: application, touches: touches)
    }

    /// Handles the touch samples of one report of a device.
    func handle(_ report: [TouchSample], _ device: Int) {
        if report.areAllMoves {
            if sequencer.hold(report, device) { displayFrame.askForNextFrame(clock) }
        } else {
            deliverPendingMoves()
            sequencer.deliver(report, device)
        }
    }

    /// Handles what is not a touch.
    func handle(_ input: HostInput) {
        switch input {
        case .hover(let sample, let device):
            hover.hold(sample, device)
            displayFrame.askForNextFrame(clock)
        case .key(let sample, let device):
            deliverPendingMoves()
            keys.handle(sample, device: device)
        case .text(let sample, let device):
            deliverPendingMoves()
            application.widgets.handle(sample, device: device)
        case .pasteboard(let strings):
            application.widgets.receive(copied: strings)
        case .builtInKeyboard(let shows):
            application.showsBuiltInKeyboard = shows
        case .global(let sample):
            deliverPendingMoves()
            placeless.handle(sample)
        case .scroll(let sample):
            deliverPendingMoves()
            scroll.handle(sample)
        case .hostGone(let device):
            deliverPendingMoves()
            touches.markStationary()
            keys.cancel(device: device)
            application.widgets.endComposing(device: device)
            hover.leave(device: device)
            sequencer.hostLeft(device: device)
        case .activation(let isActive):
            deliverPendingMoves()
            if !isActive { endInputs() }
            application.setActive(isActive)
        case .background(let isBackground):
            deliverPendingMoves()
            if isBackground { endInputs() }
            application.setBackground(isBackground)
        case .screen(let size, let scale, let style):
            application.screenChanged(size, scale: scale, style: style)
        }
    }

    /// The user is gone: what is not a touch ends here.
    private func endInputs() {
        keys.cancelAll()
        application.widgets.endComposing(device: nil)
        placeless.cancelShake()
    }

    /// Delivers the movements that wait for the display's next frame: it has come, or something else has.
    private func deliverPendingMoves() {
        displayFrame.cancel()
        hover.deliverPending()
        sequencer.deliverPendingMoves()
    }

    func cancelAllTouches(reason: CancelReason) {
        deliverPendingMoves()
        touches.cancel(touches.live, reason: reason)
    }
}

extension [TouchSample] {
    // A closure handed to the standard library would ask for the executor at each call.
    @inline(__always)
    fileprivate var areAllMoves: Bool {
        for index in indices where self[index].phase != .moved { return false }
        return true
    }
}
