import Foundation
import TouchstoneCore
import TouchstoneExplaining

/// The session of one page: passes its messages to the application, in order.
///
/// Used only by the task that reads the page's messages.
final class PageSession {
    private let pages: OpenPages
    private let outbox: PageOutbox
    private var state = State.silent
    private var fingers = PageFingers()
    private var keys = PageKeys(hasCommandKey: false)
    private var clock = PageClock(pageTime: 0, now: 0)

    private enum State {
        case silent
        case joined(OpenPages.Member)
        case refused
    }

    /// The time between two attempts to send input to an application that has stalled.
    private static let patience = Duration.milliseconds(4)
    /// The number of failed attempts after which the page is notified: one second.
    private static let silentAttempts = 250
    private static let sampleLimit = 512

    /// Called when the page sends its hello, before it joins, which can wait for a busy application.
    var onHello: () -> Void = {}

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
        case (.hello(let hello), .silent):
            onHello()
            await join(hello)
        case (.hello, _): outbox.notice(.error, "A page sends hello only once.")
        case (_, .silent): outbox.notice(.error, "A page must send hello first.")
        case (_, .refused): break
        case (_, .joined(let member)):
            do {
                try await handle(message, member)
            } catch {
                outbox.notice(.error, "A message was ignored: \(error.reason).")
            }
        }
    }

    private func handle(_ message: PageMessage, _ member: OpenPages.Member) async throws(PageMessage.Refusal) {
        let port = member.port
        switch message {
        case .hello: break
        case .touches(let samples): await touch(samples, member)
        case .wheel(let wheel):
            guard let sample = wheel.scroll(at: member.now) else {
                throw PageMessage.Refusal(reason: "the wheel's place or movement is beyond any screen")
            }
            await sendWithRetry { port.send(sample) }
        case .hover(let hover):
            guard let sample = hover.sample(at: clock.time(hover.time, member.now)) else {
                throw PageMessage.Refusal(reason: "the pointer's place is beyond any screen")
            }
            await sendWithRetry { port.send(sample) }
        case .key(let key):
            guard let sample = try keys.sample(key, at: clock.time(key.time, member.now)) else { return }
            await sendWithRetry { port.send(sample) }
        case .text(let text):
            let sample = try text.sample(at: clock.time(text.time, member.now))
            await sendWithRetry { port.send(sample) }
            await waitIfLong(text.text)
        case .pasteboard(let text):
            guard text.utf16.count <= PageMessage.Text.longest else {
                throw PageMessage.Refusal(reason: "a text has more than \(PageMessage.Text.longest) UTF-16 units")
            }
            await sendWithRetry { port.sendPasteboard([text]) }
            await waitIfLong(text)
        case .shake(let shake):
            let sample = try shake.sample(at: clock.time(shake.time, member.now))
            await sendWithRetry { port.send(sample) }
        case .remote(let remote):
            let sample = try remote.sample(at: clock.time(remote.time, member.now))
            await sendWithRetry { port.send(sample) }
        case .keyboard(let isShown): await sendWithRetry { port.sendBuiltInKeyboard(shows: isShown) }
        case .resize(let size, let dark):
            guard let offered = screenSize(size) else { return }
            let size = await pages.screenSize(offered: offered)
            await sendWithRetry { port.sendScreen(size: size, scale: member.scale, style: dark ? .dark : .light) }
        case .scene(let id): await pages.show(id, for: member)
        case .reset: await pages.reset(for: member)
        case .explain(let question):
            let (place, view) = try question.checked()
            await pages.explain(place, wanting: view, for: member)
        case .inspect(let view): await pages.inspect(try PageMessage.number(view), for: member)
        case .change(let change):
            let object = try PageMessage.number(change.object)
            await pages.change(object, change.key, to: change.value.property, for: member)
        case .follow(let advice):
            let (place, view) = try advice.question.checked()
            await pages.follow(advice.text, at: place, wanting: view, for: member)
        case .thresholds(let ids):
            var numbers: [Int] = []
            for id in ids.prefix(Self.sampleLimit) { numbers.append(try PageMessage.number(id)) }
            await pages.sendThresholds(of: numbers, for: member)
        case .elements: await pages.sendElements(for: member)
        case .active(let value): await pages.setActive(value, for: member)
        case .trace(let value): await pages.setShowsTrace(value, for: member)
        }
    }

    /// Waits for the application after a long text, because the queue limits the number of inputs but not their length.
    private func waitIfLong(_ text: String?) async {
        if let text, text.utf16.count > PageMessage.Text.longestMark { await pages.turn() }
    }

    /// Ends the session after the page has gone, and with it the page's touches and keys.
    func end() async {
        guard case .joined(let member) = state else { return }
        member.port.close()
        await pages.leave(member)
    }

    private func join(_ hello: PageMessage.Hello) async {
        guard let offered = screenSize(hello.size) else { return }
        if hello.changes { outbox.sendChanges() }
        guard
            let member = await pages.join(
                outbox, scale: hello.scale, showsTrace: hello.trace, wantsPast: hello.past)
        else {
            state = .refused
            outbox.notice(
                .error, "\(WebHost.pageLimit) pages are open already. Close one of them, then reload this one.")
            return
        }
        let size = await pages.screenSize(offered: offered)
        await sendWithRetry {
            member.port.sendScreen(size: size, scale: member.scale, style: hello.dark ? .dark : .light)
        }
        clock = PageClock(pageTime: hello.now, now: member.now)
        keys = PageKeys(hasCommandKey: hello.command)
        state = .joined(member)
    }

    private func screenSize(_ size: [Double]) -> CGSize? {
        guard size.count == 2, size.allSatisfy({ $0.isFinite && $0 >= 1 && $0 <= 16384 }) else {
            outbox.notice(.error, "A size is two numbers from 1 to 16384, the width and height in points.")
            return nil
        }
        return CGSize(width: size[0], height: size[1])
    }

    private func touch(_ samples: [PageMessage.Sample], _ member: OpenPages.Member) async {
        guard samples.count <= Self.sampleLimit else {
            return outbox.notice(.error, "A message of more than \(Self.sampleLimit) samples was not read.")
        }
        let (frames, wrong) = fingers.frames(samples, &clock, now: member.now)
        if let wrong { outbox.notice(.error, "A sample was ignored: \(wrong).") }
        for frame in frames {
            await sendWithRetry { member.port.send(frame) }
        }
    }

    /// Repeats `post` until the port accepts its input.
    ///
    /// While the application has stalled, this task waits, and so does the page's socket. After a second, the page is
    /// notified, because its user sees no effect.
    private func sendWithRetry(_ post: () -> Bool) async {
        var attempts = 0
        while !post() {
            attempts += 1
            if attempts == Self.silentAttempts {
                outbox.notice(
                    .error, "The application is busy and does not respond. Input from this page is queued.")
            }
            guard !outbox.isOver, (try? await Task.sleep(for: Self.patience)) != nil else { return }
        }
        if attempts >= Self.silentAttempts { outbox.notice(.info, "The application responds again.") }
    }
}
