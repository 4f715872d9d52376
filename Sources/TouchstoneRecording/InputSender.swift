import Foundation
import TouchstoneCore

/// Sends recorded inputs to an application through one port per device. The ports exist as long as this value.
@MainActor
struct InputSender {
    private let application: UIApplication
    /// The difference between the application's clock and the recording's, in seconds.
    private let shift: TimeInterval
    private let showScene: (@MainActor (String) -> Void)?
    private var ports: [Int: HostPort] = [:]
    /// The port for inputs without a device.
    private lazy var port = application.makePort()

    init(application: UIApplication, shift: TimeInterval, showScene: (@MainActor (String) -> Void)?) {
        self.application = application
        self.shift = shift
        self.showScene = showScene
    }

    private mutating func port(of device: Int) -> HostPort {
        if let port = ports[device] { return port }
        let port = application.makePort()
        ports[device] = port
        return port
    }

    /// Sends an input. Returns `false` if the application has stalled and accepts no input.
    @discardableResult
    mutating func send(_ input: Recording.Input) -> Bool {
        switch input {
        case .touches(let samples, let device): return port(of: device).send(shift == 0 ? samples : samples.map(later))
        case .hover(var sample, let device):
            sample.time += shift
            return port(of: device).send(sample)
        case .scroll(var sample):
            sample.time += shift
            return port.send(sample)
        case .key(var sample, let device):
            sample.time += shift
            return port(of: device).send(sample)
        case .text(var sample, let device):
            sample.time += shift
            return port(of: device).send(sample)
        case .pasteboard(let strings): return port.sendPasteboard(strings)
        case .global(let sample): return port.send(sample.later(by: shift))
        case .hostGone(let device): return port(of: device).close()
        case .builtInKeyboard(let shows): return port.sendBuiltInKeyboard(shows: shows)
        case .activation(let isActive): return port.sendActivation(isActive)
        case .background(let isBackground): return port.sendBackground(isBackground)
        case .screen(let size, let scale, let isDark):
            return port.sendScreen(size: size, scale: scale, style: isDark ? .dark : .light)
        case .scene(let id):
            showScene?(id)
            return true
        }
    }

    private func later(_ sample: TouchSample) -> TouchSample {
        var sample = sample
        sample.time += shift
        return sample
    }
}

extension GlobalSample {
    fileprivate func later(by shift: TimeInterval) -> GlobalSample {
        switch self {
        case .shakeBegan(let time): .shakeBegan(time: time + shift)
        case .shakeEnded(let time): .shakeEnded(time: time + shift)
        case .shakeCancelled(let time): .shakeCancelled(time: time + shift)
        case .statusBarTapped(let time): .statusBarTapped(time: time + shift)
        case .remoteControl(let command, let time): .remoteControl(command, time: time + shift)
        }
    }
}
