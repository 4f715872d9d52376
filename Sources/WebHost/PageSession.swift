import Foundation
import TouchstoneCore

/// One open page: what it says goes to the application, in the order in which it was said.
///
/// Used by the page's own reading task alone.
final class PageSession {
    private let pages: OpenPages
    private let outbox: PageOutbox
    private var state = State.silent

    private enum State {
        case silent
        case joined(OpenPages.Member, PageFingers)
        case refused
    }

    /// Between two attempts to hand something to an application that has stalled.
    private static let patience = Duration.milliseconds(4)
    private static let sampleLimit = 512

    init(pages: OpenPages, outbox: PageOutbox) {
        self.pages = pages
        self.outbox = outbox
    }

    func receive(_ data: Data) async {
        let message: PageMessage
        do {
            message = try PageMessage(data)
        } catch {
            return outbox.notice(.error, "A message was not understood: \(error.reason).")
        }
        switch (message, state) {
        case (.hello(let size, let scale, let dark, let now), .silent):
            await join(size, scale, dark, now)
        case (.hello, _):
            outbox.notice(.error, "A page says hello once.")
        case (_, .silent):
            outbox.notice(.error, "A page says hello first.")
        case (_, .refused):
            break
        case (.touches(let samples), .joined(let member, let fingers)):
            await touch(samples, member, fingers)
        case (.wheel(let wheel), .joined(let member, _)):
            guard let sample = wheel.scroll(at: member.now) else {
                return outbox.notice(.error, "The wheel's place or movement is beyond any screen.")
            }
            await insist { member.port.send(sample) }
        case (.resize(let size, let dark), .joined(let member, _)):
            guard let size = screenSize(size) else { return }
            await insist { member.port.sendScreen(size: size, scale: member.scale, style: dark ? .dark : .light) }
        case (.scene(let id), .joined(let member, _)):
            await pages.show(id, for: member)
        case (.reset, .joined(let member, _)):
            await pages.reset(for: member)
        case (.active(let value), .joined(let member, _)):
            await pages.setActive(value, for: member)
        }
    }

    /// The page is gone, and with it its fingers.
    func end() async {
        guard case .joined(let member, _) = state else { return }
        member.port.close()
        await pages.leave(member)
    }

    private func join(_ size: [Double], _ scale: Double, _ dark: Bool, _ now: Double) async {
        guard let size = screenSize(size) else { return }
        guard let member = await pages.join(outbox, scale: scale) else {
            state = .refused
            outbox.notice(
                .error, "\(WebHost.pageLimit) pages are open already. Close one of them, then reload this one.")
            return
        }
        await insist { member.port.sendScreen(size: size, scale: member.scale, style: dark ? .dark : .light) }
        state = .joined(member, PageFingers(pageTime: now, now: member.now))
    }

    private func screenSize(_ size: [Double]) -> CGSize? {
        guard size.count == 2, size.allSatisfy({ $0.isFinite && $0 >= 1 && $0 <= 16384 }) else {
            outbox.notice(.error, "A size is two numbers from 1 to 16384, the width and height in points.")
            return nil
        }
        return CGSize(width: size[0], height: size[1])
    }

    private func touch(
        _ samples: [PageMessage.Sample], _ member: OpenPages.Member, _ fingers: PageFingers
    ) async {
        guard samples.count <= Self.sampleLimit else {
            return outbox.notice(.error, "A message of more than \(Self.sampleLimit) samples was not read.")
        }
        var fingers = fingers
        let (frames, wrong) = fingers.frames(samples, now: member.now)
        state = .joined(member, fingers)
        if let wrong { outbox.notice(.error, "A sample was left out: \(wrong).") }
        for frame in frames {
            await insist { member.port.send(frame) }
        }
    }

    /// Hands something in as soon as there is room for it. An application that has stalled takes nothing; neither does this
    /// task then, nor the page's socket.
    private func insist(_ post: () -> Bool) async {
        while !post() {
            guard !outbox.isOver, (try? await Task.sleep(for: Self.patience)) != nil else { return }
        }
    }
}
