import Foundation

/// Touchstone extension: A host's input to the application, for any thread; the counterpart of a mach port (RL-1).
///
/// Each host, and each page of the web host, opens its own port, so that their fingers are distinguished. When the port
/// is deallocated, its fingers are cancelled.
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

    /// Sends the samples of one device report, in order; at most 4096.
    ///
    /// Moves are thinned before anything is refused.
    ///
    /// - Returns: False if the application has stalled and the queue is full. Then, keep these samples and all later
    ///   ones, and send them again. This applies to all methods that send, so no result may be ignored.
    public func send(_ samples: [TouchSample]) -> Bool {
        guard !samples.isEmpty else { return true }
        return wake(queue.append(samples, device: device))
    }

    /// Sends a device report with a single sample, without an array.
    public func send(_ sample: TouchSample) -> Bool {
        wake(queue.append(sample, device: device))
    }

    /// Sends that a pointer moved without pressed buttons, or left the screen.
    public func send(_ hover: HoverSample) -> Bool {
        post(.hover(hover, device: device))
    }

    /// Sends movement of a wheel or of fingers on a trackpad.
    public func send(_ scroll: ScrollSample) -> Bool {
        post(.scroll(scroll))
    }

    /// Sends that a key went down or up, repeats, or was lost.
    public func send(_ key: KeySample) -> Bool {
        post(.key(key, device: device))
    }

    /// Sends input of an input method or of the system's edit menu for the first responder.
    public func send(_ text: TextInputSample) -> Bool {
        post(.text(text, device: device))
    }

    /// Sends strings that another program copied.
    public func sendPasteboard(_ strings: [String]) -> Bool {
        post(.pasteboard(strings))
    }

    /// Sends whether the built-in keyboard is shown for text input; false if the user has a keyboard.
    public func sendBuiltInKeyboard(shows: Bool) -> Bool {
        post(.builtInKeyboard(shows))
    }

    /// Sends a shake, a remote control's button, or a tap on the status bar.
    public func send(_ global: GlobalSample) -> Bool {
        post(.global(global))
    }

    /// Sends that the user switched to another application, or came back.
    public func sendActivation(_ isActive: Bool) -> Bool {
        post(.activation(isActive))
    }

    /// Sends that the application enters the background and becomes inactive, or returns to the foreground.
    ///
    /// After its return, ``sendActivation(_:)`` makes it active.
    public func sendBackground(_ isBackground: Bool) -> Bool {
        post(.background(isBackground))
    }

    /// Sends a change of the screen: its size in points, pixels per point, and light or dark style.
    public func sendScreen(size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle) -> Bool {
        post(.screen(size, scale: scale, style: style))
    }

    /// Sends that the host is gone, which cancels its touches. This is never refused.
    @discardableResult
    public func close() -> Bool {
        post(.hostGone(device: device))
    }

    private func post(_ input: HostInput) -> Bool {
        wake(queue.append(input))
    }

    private func wake(_ result: (accepted: Bool, wasEmpty: Bool)) -> Bool {
        // Waking is much slower than appending, so only the first input of a batch does it.
        if result.accepted, result.wasEmpty { source.signalPort() }
        return result.accepted
    }
}
