import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Context menus of any view: the calls of the delegate, the place of the menu, and the touches that close it.
@Suite(.application(tracing: .both)) @MainActor
struct ContextMenuTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()
    private let view = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
    private let author = Author()
    private let interaction: UIContextMenuInteraction

    /// A delegate that notes its calls.
    private final class Author: NSObject, UIContextMenuInteractionDelegate {
        var calls: [String] = []
        var elements: [UIMenuElement] = []
        var onDisplay: () -> Void = {}
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            calls.append("asked at \(Int(location.x)), \(Int(location.y))")
            return UIContextMenuConfiguration(
                identifier: "own", actionProvider: { _ in UIMenu(children: self.elements) })
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            calls.append("display \(configuration.identifier)")
            onDisplay()
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { calls.append("end \(configuration.identifier)") }
    }

    init() {
        interaction = UIContextMenuInteraction(delegate: author)
        window.addSubview(view)
        view.addInteraction(interaction)
        author.elements = action("One") + action("Two", .disabled) + action("Three")
    }

    private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> [UIMenuElement] {
        [UIAction(title: title, attributes: attributes) { [author] in author.calls.append("chose \($0.title)") }]
    }
    private var panel: UIWindow? { app.application.windows.first { $0.accessibilityIdentifier == "menu" } }
    private var items: [UIControl] { panel?.subviews.compactMap { $0 as? UIControl } ?? [] }
    private var highlighted: [Int] { items.indices.filter { items[$0].isHighlighted } }

    private func open() {
        app.advance(by: 1)
        app.fingerDown(at: view)
        app.advance(by: 0.6)
    }

    @Test func `The delegate is asked before the press and for the menu, and learns of its end before the action`() {
        open()
        expectEqual(author.calls, ["asked at 50, 20", "asked at 50, 20", "display own"])
        #expect(interaction.location(in: window) == CGPoint(x: 150, y: 320) && !(panel?.isKeyWindow ?? true))
        app.fingerUp()
        app.fingerTap(at: items[2])
        #expect(author.calls.dropFirst(3) == ["end own", "chose Three"] && panel == nil && window.isKeyWindow)
        author.calls = []
        open()
        app.fingerUp()
        interaction.dismissMenu()
        #expect(author.calls.last == "end own" && panel == nil)
    }

    @Test func `The finger highlights the enabled item under it, and lifts beside the items without a choice`() {
        open()
        var seen: [[Int]] = []
        for place in [items[0], items[1], items[2], view] as [UIView] {
            app.fingerMove(to: app.middle(of: place))
            seen.append(highlighted)
        }
        expectEqual(seen, [[0], [], [2], []])
        app.fingerMove(to: app.middle(of: items[1]))
        app.fingerUp()
        #expect(items.count == 3 && author.calls.count == 3)
        app.fingerTap(at: items[0])
        expectEqual(author.calls.suffix(2), ["end own", "chose One"])
    }

    @Test func `Items are 44 points high and at least 160 wide, and as wide as the longest title with its padding`() {
        open()
        expectEqual(items.map(\.frame), (0..<3).map { CGRect(x: 0, y: 44 * CGFloat($0), width: 160, height: 44) })
        app.fingerUp()
        interaction.dismissMenu()
        let title = "A title that is too long for a narrow menu"
        author.elements = action("Short") + action(title)
        open()
        let width = app.application.textMeasurer.width(of: title, font: .systemFont(ofSize: 15)) + 24
        #expect(items.map(\.frame.width) == [width.rounded(.up), width.rounded(.up)] && width > 160)
        app.fingerUp()
    }

    @Test(arguments: [
        // The view, and the corner of its menu of 160 × 132 points on a screen of 390 × 844 points.
        (CGRect(x: 100, y: 300, width: 100, height: 40), CGPoint(x: 70, y: 348)),
        (CGRect(x: 0, y: 300, width: 40, height: 40), CGPoint(x: 0, y: 348)),
        (CGRect(x: 350, y: 664, width: 40, height: 40), CGPoint(x: 230, y: 712)),
        (CGRect(x: 100, y: 665, width: 100, height: 40), CGPoint(x: 70, y: 525)),
        (CGRect(x: 100, y: 140, width: 100, height: 600), CGPoint(x: 70, y: 0)),
        (CGRect(x: 100, y: 139, width: 100, height: 600), CGPoint(x: 70, y: 712)),
    ])
    func `A context menu is below its view, above it if there is no room, or else at the lower edge`(
        _ frame: CGRect, _ corner: CGPoint
    ) {
        view.frame = frame
        open()
        expectEqual(panel?.frame, CGRect(origin: corner, size: CGSize(width: 160, height: 132)))
        app.fingerUp()
    }

    @Test func `A touch beside a context menu only closes it`() {
        let button = UIButton(frame: CGRect(x: 100, y: 600, width: 100, height: 40))
        window.addSubview(button)
        button.addAction(UIAction { [author] _ in author.calls.append("button") }, for: .touchUpInside)
        open()
        app.fingerUp()
        app.fingerTap(at: button, allowsMiss: true)
        #expect(panel == nil && author.calls.last == "end own")
        app.fingerTap(at: button)
        expectEqual(author.calls.last, "button")
    }

    @Test func `No menu opens without a visible element, or if the delegate removes the view`() {
        author.elements = action("Hidden", .hidden) + [UIMenu(children: [])]
        open()
        app.fingerUp()
        #expect(panel == nil && author.calls == ["asked at 50, 20", "asked at 50, 20"])
        author.elements = action("One")
        author.onDisplay = { [view] in view.removeFromSuperview() }
        open()
        app.fingerUp()
        #expect(panel == nil && author.calls.last == "display own")
    }

    @Test func `A context menu closes when its view leaves the window or the window is hidden`() {
        open()
        app.fingerUp()
        view.removeFromSuperview()
        app.settle()
        #expect(panel == nil && author.calls.last == "end own")
        window.addSubview(view)
        author.calls = []
        open()
        app.fingerUp()
        #expect(panel != nil)
        window.isHidden = true
        app.settle()
        #expect(panel == nil && author.calls.last == "end own")
    }

    @Test func `A menu knows its selected elements and keeps all else when its elements are replaced`() {
        let menu = UIMenu(
            title: "Sort", subtitle: "by", identifier: UIMenu.Identifier("sort"),
            options: [.singleSelection, .displayInline],
            preferredElementSize: .small,
            children: [
                UIAction(title: "Name", state: .on) { _ in },
                UIMenu(children: [
                    UICommand(title: "Date", action: Selector(UIView.layoutIfNeeded, name: "date"), state: .on),
                    UIAction(title: "Size", state: .mixed) { _ in },
                ]),
                UICommand(title: "Kind", action: Selector(UIView.layoutIfNeeded, name: "kind")),
            ])
        expectEqual(menu.selectedElements.map(\.title), ["Name", "Date"])
        let other = menu.replacingChildren([UIAction(title: "Only") { _ in }])
        expectEqual(
            [other.title, other.subtitle, other.identifier.rawValue] + other.children.map(\.title),
            ["Sort", "by", "sort", "Only"])
        #expect(other.options == [.singleSelection, .displayInline] && other.preferredElementSize == .small)
        #expect(UIMenu().identifier != UIMenu().identifier)
    }
}
