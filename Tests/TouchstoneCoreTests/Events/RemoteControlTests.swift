import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Remote control events (M-3).
@Suite(.application(tracing: .both)) @MainActor
struct RemoteControlTests {
    let app = TestApplication.current

    @Test func `M-3, RC-16: the first responder receives remote control events while they are requested`() {
        let view = Listener("view", in: app.makeWindow())
        view.becomeFirstResponder()
        app.remoteControl(.remoteControlPlay)
        expectEqual(view.lines, [])
        app.application.beginReceivingRemoteControlEvents()
        app.remoteControl(.remoteControlTogglePlayPause)
        expectEqual(view.lines, ["remote 103 true"])
        app.application.endReceivingRemoteControlEvents()
        app.remoteControl(.remoteControlPlay)
        expectEqual(view.lines.count, 1)
    }
}

/// Our choices about remote control events where no public source settles the behavior.
@Suite(.application(tracing: .both)) @MainActor
struct RemoteControlChoices {
    @Test func `M-3, RC-13: without a first responder, a remote control event goes up the chain from the key window`() {
        final class Delegate: UIResponder, UIApplicationDelegate {
            var received: [UIEvent.EventSubtype] = []
            override func remoteControlReceived(with event: UIEvent?) { received.append(event?.subtype ?? .none) }
        }
        let app = TestApplication.current
        let delegate = Delegate()
        app.application.delegate = delegate
        _ = app.makeWindow()
        app.application.beginReceivingRemoteControlEvents()
        app.remoteControl(.remoteControlNextTrack)
        expectEqual(delegate.received, [.remoteControlNextTrack])
    }
}
