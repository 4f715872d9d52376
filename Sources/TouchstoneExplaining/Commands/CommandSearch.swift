import Foundation
import TouchstoneCore

/// Finds out why a key command, or an action sent up the responder chain, is not performed.
@MainActor
struct CommandSearch {
    private let application: UIApplication
    private typealias Cause = CommandExplanation.Cause
    private typealias Mention = TouchExplanation.Mention

    init(_ application: UIApplication) { self.application = application }

    // MARK: A past key press

    func explanation(
        _ records: [TraceRecord], _ input: String, _ modifiers: UIKeyModifierFlags, _ responder: UIResponder?
    ) -> CommandExplanation {
        let words = modifiers.words(input)
        var report = CommandExplanation(words, responder)
        guard let last = records.last else {
            report.causes = [.noSuchKey(words, pressed: [])]
            return report
        }
        let trace = application.trace
        let first = records[0].number
        let eventLog = trace.recollection.eventLog(endingWith: last, isNewest: trace.count <= last.number)
        let keys = eventLog.compactMap { entry in (entry.annotation as? KeyAnnotation).map { (entry.number, $0) } }
            .filter { $0.0 >= first }.reversed()
        guard let (number, key) = keys.first(where: { $0.1.isOf(input, modifiers) }) else {
            var pressed: [String] = []
            for (_, key) in keys where pressed.count < 5 {
                let words = key.key.words
                if !pressed.contains(words) { pressed.append(words) }
            }
            report.isUnsure = trace.recollection.forgottenUpTo >= first
            report.causes = report.isUnsure ? [] : [.noSuchKey(words, pressed: pressed)]
            return report
        }
        report.chain = key.links.map { Mention($0.owner) }
        let actions = records.filter { $0.number > key.since && $0.number <= number }
        let taker = actions.lazy.compactMap { record -> (String, TraceSubject)? in
            guard case .action(let action, _, let taker?) = record.fact else { return nil }
            return (action, taker)
        }.first
        if key.way == .command { report.taker = taker.map { Mention($0.1, trace) } }
        report.causes = causes(key, words, responder, report.taker, isWhole: key.way != .command)
        return report
    }

    // MARK: A key press in the current state

    func explanation(_ input: String, _ modifiers: UIKeyModifierFlags, _ responder: UIResponder?) -> CommandExplanation
    {
        let words = modifiers.words(input)
        var report = CommandExplanation(words, responder)
        guard let key = application.router.keys.preview(input, modifiers) else {
            report.causes = [.noKeyWindow]
            return report
        }
        report.chain = key.links.map { Mention($0.owner) }
        if key.way == .command {
            // A command is skipped if no responder accepts its action.
            let takers = key.offers(of: nil).lazy.compactMap { offer in
                key.start?.target(forAction: offer.command.action, withSender: nil) as? NSObject
            }
            report.taker = takers.first.map { Mention($0) }
        }
        report.causes = causes(key, words, responder, report.taker, isWhole: true)
        return report
    }

    /// - Parameter isWhole: Whether `key` lists the whole chain, or only the part up to the responder that performed
    ///   the command.
    private func causes(
        _ key: KeyAnnotation, _ words: String, _ responder: UIResponder?, _ taker: TouchExplanation.Mention?,
        isWhole: Bool
    ) -> [Cause] {
        guard let first = key.links.first else { return [.noKeyWindow] }
        let start = Mention(first.owner)
        if let responder, !key.links.contains(where: { $0.owner.refers(to: responder) }) {
            if !isWhole, let winner = key.offers(of: nil).first(where: { taken($0.command, taker) }) {
                return [.nearerCommand(Mention(winner.owner), key: words, hasPriority: winner.command.hasPriority)]
            }
            return [.notInChain(Mention(responder), start: start, as: key.startKind)]
        }
        let offers = key.offers(of: responder)
        guard let (command, owner) = offers.first else {
            guard let responder, let link = key.links.first(where: { $0.owner.refers(to: responder) }) else {
                return [.notOffered(words, start: start, as: key.startKind)]
            }
            let offered = link.commands.map { $0.modifiers.words($0.input) }
            return [.offersOthers(Mention(link.owner), key: words, offered: offered)]
        }
        switch key.way {
        case .text where !command.hasPriority: return [.textTakes(start, key: words)]
        case .focus where !command.hasPriority: return [.focusTakes(start, key: words)]
        case .command:
            // The winner is the first command with priority, otherwise the nearest.
            let all = key.offers(of: nil)
            if responder != nil, let winner = all.first(where: { taken($0.command, taker) }),
                winner.owner.key != owner.key
            {
                // The command offered first was not accepted by any responder.
                let own = all.firstIndex { $0.owner.key == owner.key } ?? all.endIndex
                let other = all.firstIndex { $0.owner.key == winner.owner.key } ?? all.startIndex
                if own < other { return unanswered(command.action, key.links.map(\.owner), start) }
                return [.nearerCommand(Mention(winner.owner), key: words, hasPriority: winner.command.hasPriority)]
            }
            return []
        case .text, .focus, .press:
            return unanswered(command.action, key.links.map(\.owner), start)
        }
    }

    private func taken(_ command: KeyAnnotation.Command, _ taker: TouchExplanation.Mention?) -> Bool {
        guard let object = taker?.object else { return true }
        return command.action.isImplemented(object)
    }

    // MARK: Actions sent up the chain

    func explanation(of action: Selector, _ responder: UIResponder?) -> CommandExplanation {
        var report = CommandExplanation(action.name, responder)
        guard let start = application.firstResponder ?? application.keyWindow else {
            report.causes = [.noKeyWindow]
            return report
        }
        var links: [UIResponder] = []
        var current: UIResponder? = start
        while let link = current, links.count < 10_000 {
            links.append(link)
            current = link.next
        }
        report.chain = links.map { Mention($0) }
        let target = start.target(forAction: action, withSender: nil) as? NSObject
        report.taker = target.map { Mention($0) }
        let kind: CommandExplanation.Start = application.firstResponder == nil ? .keyWindow : .firstResponder
        if let responder, !links.contains(where: { $0 === responder }) {
            report.causes = [.notInChain(Mention(responder), start: Mention(start), as: kind)]
        } else if let target {
            let isAnothers = responder.map { $0 !== target } ?? false
            guard isAnothers else { return report }
            if let responder, !action.isImplemented(responder) {
                report.causes = [.hasNotAction(Mention(responder), action: action.name, taker: Mention(target))]
            } else if let responder, !responder.canPerformAction(action, withSender: nil) {
                report.causes = [.declined(action: action.name, by: Mention(responder))]
            } else {
                report.causes = [.takenByOther(action: action.name, by: Mention(target))]
            }
        } else {
            report.causes = unanswered(action, links.map { application.trace.remembered($0) }, Mention(start))
        }
        return report
    }

    /// Returns why no responder accepts an action: the nearest one that implements it refuses, or none in the chain
    /// implements it.
    private func unanswered(
        _ action: Selector, _ links: [Remembered], _ start: TouchExplanation.Mention
    ) -> [Cause] {
        for link in links {
            if let object = link.object, action.isImplemented(object) {
                return [.declined(action: action.name, by: Mention(link))]
            }
        }
        let views = application.knownWindows.flatMap { window -> [UIView] in
            var all: [UIView] = []
            window.forEachInTree { all.append($0) }
            return all
        }
        let all = views.flatMap { view -> [UIResponder] in
            let owner: UIResponder? = view.owner
            return owner.map { [view, $0] } ?? [view]
        }
        let elsewhere = all.first { action.isImplemented($0) }
        return [.notImplemented(action: action.name, start: start, elsewhere: elsewhere.map { Mention($0) })]
    }
}

extension KeyAnnotation {
    var start: UIResponder? { links.first?.owner.object as? UIResponder }

    fileprivate var startKind: CommandExplanation.Start {
        isFocused ? .focusedControl : links.first?.owner.type is UIWindow.Type ? .keyWindow : .firstResponder
    }

    /// Whether the key, or its command form, is `input` with these modifiers.
    fileprivate func isOf(_ input: String, _ modifiers: UIKeyModifierFlags) -> Bool {
        [key, asCommand].compactMap(\.self).contains { $0.isOf(input, modifiers) }
    }

    /// The commands for the key, of one responder or of all, in the order in which they are considered.
    fileprivate func offers(of responder: UIResponder?) -> [(command: Command, owner: Remembered)] {
        let keys = [key, asCommand].compactMap(\.self)
        let all = links.flatMap { link in
            link.commands.filter { command in keys.contains { command.isFor($0) } }
                .map { (command: $0, owner: link.owner) }
        }
        let meant = all.filter { offer in responder.map { offer.owner.refers(to: $0) } ?? true }
        return meant.filter(\.command.hasPriority) + meant.filter { !$0.command.hasPriority }
    }
}
