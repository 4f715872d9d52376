import Foundation

/// Dispatches every kind of host input to its handler.
///
/// Touches go to the sequencer. Input other than a move is never delivered before an earlier move (T-26).
@MainActor
package final class InputRouter {
    /// The application owns the router, so this reference is unretained.
    private let host: Unretained<UIApplication>
    private var application: UIApplication { host.object }
    private let clock: any EventClock
    private let touches: LiveTouches
    private let sequencer: TouchSequencer
    private let hover: HoverTracker
    package let keys: KeyTracker
    private let placeless: PlacelessEvents
    private let scroll: ScrollTracker
    /// The next display frame, at which pending moves are delivered.
    private let displayFrame: PersistentDeadline

    init(application: UIApplication, touches: LiveTouches) {
        host = Unretained(application)
        clock = application.clock
        self.touches = touches
        hover = HoverTracker(application: application)
        keys = KeyTracker(application: application)
        placeless = PlacelessEvents(application: application)
        scroll = ScrollTracker(application: application)
        displayFrame = PersistentDeadline(of: application) { application, _ in
            Unretained(application.router).borrow { $0.deliverPendingMoves() }
        }
        sequencer = TouchSequencer(application: application, touches: touches)
    }

    /// Handles the touch samples of one device report.
    func handle(_ report: [TouchSample], _ device: Int) {
        if report.areAllMoves {
            if sequencer.hold(report, device) { displayFrame.askForNextFrame(clock) }
        } else {
            deliverPendingMoves()
            sequencer.deliver(report, device)
        }
    }

    /// Handles input other than touches.
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

    /// Ends keys, text composition and shakes when the user leaves the application.
    private func endInputs() {
        keys.cancelAll()
        application.widgets.endComposing(device: nil)
        placeless.cancelShake()
    }

    /// Delivers pending moves, either at the display frame or before other input.
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
    // A closure passed to the standard library would check the executor at each call.
    @inline(__always)
    fileprivate var areAllMoves: Bool {
        for index in indices where self[index].phase != .moved { return false }
        return true
    }
}
