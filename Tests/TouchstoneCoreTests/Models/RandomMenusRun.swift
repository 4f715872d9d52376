import Foundation
import TouchstoneTestSupport
import TouchstoneTesting
import UIKit

/// An application whose menus open and close at random, and the model that says which one is open and which handlers are called.
@MainActor
final class RandomMenusRun: NSObject {
    /// A menu item in plain values.
    private struct Item: Equatable {
        let title: String
        var isEnabled = true
        var isHidden = false
        /// Whether the menu stays open when the item is chosen.
        var stays = false
    }

    /// A view with a menu.
    private final class Source {
        enum Kind { case primary, held, context }
        let kind: Kind
        let view: UIView
        var items: [Item] = []

        init(_ kind: Kind, _ view: UIView) {
            self.kind = kind
            self.view = view
        }
    }

    let app: TestApplication
    private(set) var log: [String] = []
    private(set) var complaints: [String] = []
    private let window: UIWindow
    private var sources: [Source] = []
    /// The visible items of the open menu and the view it belongs to, according to the model; `nil` if no menu is open.
    private var open: (source: Source, items: [Item])?
    /// The titles of the chosen items according to the model, and those whose handlers were called.
    private var (chosen, called): ([String], [String]) = ([], [])
    /// The change to make in the next handler.
    private var planned: UInt64?

    init(seed: UInt64, app: TestApplication) {
        var random = SeededRandomNumberGenerator(seed)
        self.app = app
        window = app.makeWindow()
        super.init()
        for number in 0..<3 {
            let kind = random.among([Source.Kind.primary, .held, .context])
            let frame = CGRect(x: 20 + 120 * number, y: 80 + random.below(200), width: 100, height: 40)
            let source = Source(kind, kind == .context ? UIView(frame: frame) : UIButton(frame: frame))
            (source.view as? UIButton)?.showsMenuAsPrimaryAction = kind == .primary
            if kind == .context { source.view.addInteraction(UIContextMenuInteraction(delegate: self)) }
            sources.append(source)
            fill(source, &random)
            window.addSubview(source.view)
        }
        app.settle()
    }

    private func name(_ source: Source) -> String {
        "\(source.kind)\(sources.firstIndex { $0 === source } ?? -1)"
    }

    private func complain(_ line: String) { complaints.append("\(line) after \(log.last ?? "")") }

    // MARK: Menus

    /// Gives a source other items.
    private func fill(_ source: Source, _ random: inout SeededRandomNumberGenerator) {
        source.items = (0..<random.below(6)).map { number in
            Item(
                title: "\(name(source)).\(number).\(random.below(1000))", isEnabled: random.chance(80),
                isHidden: random.chance(15), stays: random.chance(20))
        }
        log.append("fill \(name(source)), \(source.items.filter { !$0.isHidden }.count) items")
        if source.kind != .context { (source.view as? UIButton)?.menu = menu(of: source) }
    }

    /// Some of the items are in a menu that is displayed inline.
    private func menu(of source: Source) -> UIMenu {
        let actions = source.items.map { item in
            var attributes: UIMenuElement.Attributes = []
            if !item.isEnabled { attributes.insert(.disabled) }
            if item.isHidden { attributes.insert(.hidden) }
            if item.stays { attributes.insert(.keepsMenuPresented) }
            return UIAction(title: item.title, attributes: attributes) { [weak self] _ in self?.handle(item) }
        }
        let half = actions.count / 2
        let inline = UIMenu(options: .displayInline, children: Array(actions[half...]))
        return UIMenu(children: Array(actions[..<half]) as [UIMenuElement] + [inline])
    }

    private func handle(_ item: Item) {
        called.append(item.title)
        guard let planned else { return }
        self.planned = nil
        log.append("in the handler:")
        var random = SeededRandomNumberGenerator(planned)
        change(&random)
    }

    // MARK: Steps

    /// Makes one step, whose decisions depend only on its seed and on the state.
    func step(_ seed: UInt64) {
        var random = SeededRandomNumberGenerator(seed)
        switch random.below(14) {
        case 0...4: touchSource(&random)
        case 5...8: touchItem(&random)
        case 9: touchOutside()
        case 10: slide(&random)
        case 11: planned = random.next()
        default: change(&random)
        }
        app.advance(by: 0.5)
        check()
    }

    /// Taps or holds a view with a menu. While a menu is open, that only closes it.
    private func touchSource(_ random: inout SeededRandomNumberGenerator) {
        let (source, isLong) = (random.among(sources), random.chance(50))
        guard source.view.window != nil else { return }
        log.append("\(isLong ? "hold" : "tap") \(name(source))")
        let point = app.middle(of: source.view)
        guard open == nil else {
            // The menu may lie over the view.
            guard panel?.frame.contains(point) == false else { return }
            open = nil
            return touch(point, isLong)
        }
        let items = source.items.filter { !$0.isHidden }
        if isLong || source.kind == .primary, !items.isEmpty { open = (source, items) }
        touch(point, isLong)
    }

    private func touch(_ point: CGPoint, _ isLong: Bool) {
        if isLong {
            app.fingerLongPress(at: point, duration: 0.8)
        } else {
            app.fingerTap(at: point, allowsMiss: true)
        }
    }

    private func touchItem(_ random: inout SeededRandomNumberGenerator) {
        guard let (_, items) = open else { return }
        let item = random.among(items)
        guard let view = itemView(item) else { return complain("no item \(item.title)") }
        log.append("tap \(item.title)")
        choose(item)
        app.fingerTap(at: app.middle(of: view))
    }

    /// The model of a choice, before the handler can make a change.
    private func choose(_ item: Item) {
        guard item.isEnabled else { return }
        chosen.append(item.title)
        if !item.stays { open = nil }
    }

    private func touchOutside() {
        log.append("tap outside")
        open = nil
        app.fingerTap(at: CGPoint(x: 3, y: 840), allowsMiss: true)
    }

    /// Opens a menu, and lifts the finger over one of its items.
    private func slide(_ random: inout SeededRandomNumberGenerator) {
        let source = random.among(sources)
        let items = source.items.filter { !$0.isHidden }
        guard open == nil, source.view.window != nil, !items.isEmpty else { return }
        let item = random.among(items)
        log.append("slide from \(name(source)) to \(item.title)")
        open = (source, items)
        app.fingerDown(at: app.middle(of: source.view))
        if source.kind != .primary { app.advance(by: 0.7) }
        guard let view = itemView(item) else { return complain("no item \(item.title)") }
        app.fingerMove(to: app.middle(of: view), duration: 0.1)
        choose(item)
        app.fingerUp()
    }

    /// Makes a change that a handler can make, too.
    private func change(_ random: inout SeededRandomNumberGenerator) {
        let source = random.among(sources)
        switch random.below(4) {
        case 0 where open?.source !== source: fill(source, &random)
        case 1 where source.view.window != nil:
            log.append("remove \(name(source))")
            if open?.source === source { open = nil }
            source.view.removeFromSuperview()
        case 2 where source.view.window == nil:
            log.append("add \(name(source))")
            window.addSubview(source.view)
        case 3:
            log.append("dismiss the menu of \(name(source))")
            if open?.source === source { open = nil }
            let interactions = source.view.interactions.compactMap { $0 as? UIContextMenuInteraction }
            for interaction in interactions + [(source.view as? UIButton)?.contextMenuInteraction].compactMap(\.self) {
                interaction.dismissMenu()
            }
        default: break
        }
    }

    // MARK: Comparison

    private var panel: UIWindow? { app.application.windows.first { $0.accessibilityIdentifier == "menu" } }

    private func itemView(_ item: Item) -> UIView? {
        panel?.subviews.first { $0.accessibilityIdentifier == "menu item \(item.title)" }
    }

    private func check() {
        let menus = app.application.windows.filter { $0.accessibilityIdentifier == "menu" && !$0.isHidden }
        if menus.count != (open == nil ? 0 : 1) { complain("\(menus.count) menus") }
        let shown = menus.first?.subviews.map { $0.accessibilityLabel ?? "" } ?? []
        let wanted = open?.items.map(\.title) ?? []
        if shown != wanted { complain("the menu has \(shown), not \(wanted)") }
        if called != chosen { complain("called \(called), not \(chosen)") }
        (chosen, called) = ([], [])
    }
}

extension RandomMenusRun: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let source = sources.first(where: { $0.view === interaction.view }), !source.items.isEmpty else {
            return nil
        }
        return UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.menu(of: source) })
    }
}
