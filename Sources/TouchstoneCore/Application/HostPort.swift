import Foundation

/// Ours: a host's way into the application, for any thread: the mach port of this system (RL-1).
///
/// Each host, and each page of the web host, opens a port of its own, so that their fingers cannot be mistaken for each
/// other's. When the port goes, its fingers are cancelled.
public final class HostPort: Sendable {
    private let device: Int
    private let queue: EventQueue
    private let source: any EventSource

    init(device: Int, queue: EventQueue, source: any EventSource) {
        self.device = device
        self.queue = queue
        self.source = source
    }

    deinit { close() }

    /// Hands in the samples of one report, in order; at most 4096.
    ///
    /// False means that the application has stalled and has no room left: keep the samples, and what comes after them, and
    /// send them again later. (Moves are thinned before anything is refused.) The same holds for all that is sent, so no answer
    /// may be passed over.
    public func send(_ samples: [TouchSample]) -> Bool {
        guard !samples.isEmpty else { return true }
        return wake(queue.append(samples, device: device))
    }

    /// The same for a report of one finger, without a list.
    public func send(_ sample: TouchSample) -> Bool {
        wake(queue.append(sample, device: device))
    }

    /// A pointer moved with no button held, or left the screen.
    public func send(_ hover: HoverSample) -> Bool {
        post(.hover(hover, device: device))
    }

    /// A wheel turned, or fingers moved on a trackpad.
    public func send(_ scroll: ScrollSample) -> Bool {
        post(.scroll(scroll))
    }

    /// A key went down or up, repeats, or was lost.
    public func send(_ key: KeySample) -> Bool {
        post(.key(key, device: device))
    }

    /// An input method or the system's edit menu has something for the first responder.
    public func send(_ text: TextInputSample) -> Bool {
        post(.text(text, device: device))
    }

    /// Another program copied these strings.
    public func sendPasteboard(_ strings: [String]) -> Bool {
        post(.pasteboard(strings))
    }

    /// Whether the application's own keyboard rises for text; a host whose user has a keyboard says no.
    public func sendBuiltInKeyboard(shows: Bool) -> Bool {
        post(.builtInKeyboard(shows))
    }

    /// A shake, a remote control's button, or a tap on the status bar.
    public func send(_ global: GlobalSample) -> Bool {
        post(.global(global))
    }

    /// The user turned to something else, or came back.
    public func sendActivation(_ isActive: Bool) -> Bool {
        post(.activation(isActive))
    }

    /// The application goes to the background, inactive from then on, or comes back to the foreground, where
    /// ``sendActivation(_:)`` makes it active.
    public func sendBackground(_ isBackground: Bool) -> Bool {
        post(.background(isBackground))
    }

    /// The screen changed: its size in points, pixels a point, and whether its surroundings are dark.
    public func sendScreen(size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle) -> Bool {
        post(.screen(size, scale: scale, style: style))
    }

    /// The host is gone: its live touches are cancelled. There is always room for that.
    @discardableResult
    public func close() -> Bool {
        post(.hostGone(device: device))
    }

    private func post(_ input: HostInput) -> Bool {
        wake(queue.append(input))
    }

    private func wake(_ result: (accepted: Bool, wasEmpty: Bool)) -> Bool {
        // Waking costs far more than appending, so only the first input of a batch does it.
        if result.accepted, result.wasEmpty { source.signalPort() }
        return result.accepted
    }
}
