import Foundation

/// An open menu: a row or column of items in its own window, above or below the rectangle that it refers to.
///
/// A touch outside closes the menu. Outside a row, which is an edit menu, the touch is also delivered to the view that
/// it hits. Outside a column it only closes the menu.
@MainActor
final class MenuPanel: OpenPanel {
    struct Item {
        let title: String
        var attributes: UIMenuElement.Attributes = []
        var state = UIMenuElement.State.off
        let perform: @MainActor () -> Void
    }

    enum Axis { case row, column }

    /// The window level, above alerts and the keyboard.
    static let level = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 2)
    private static let height: CGFloat = 44
    /// The distance between the menu and its rectangle, in points.
    private static let gap: CGFloat = 8
    /// The minimum width of a column, in points.
    private static let leastColumn: CGFloat = 160

    let window: UIWindow
    /// The rectangle that the menu refers to, in screen points.
    private let rect: CGRect
    private let axis: Axis
    /// A window that receives the touches outside a column.
    private var beside: UIWindow?
    private let link: WeakLink<UIApplication>
    private var application: UIApplication? { link.object }
    /// The view that the menu belongs to.
    private weak var source: UIView?
    private let closed: @MainActor () -> Void

    /// Opens a menu in place of any other open menu (M-5).
    ///
    /// - Parameters:
    ///   - items: The items, in order.
    ///   - rect: The rectangle that the menu refers to, in screen points.
    ///   - source: The view that the menu belongs to. The menu closes if this view leaves its window.
    ///   - axis: Whether the items form a row or a column.
    ///   - application: The application that shows the menu.
    ///   - closed: Called when the menu has closed.
    init(
        _ items: [Item], about rect: CGRect, of source: UIView, axis: Axis = .row, in application: UIApplication,
        closed: @escaping @MainActor () -> Void
    ) {
        link = application.link
        self.closed = closed
        self.source = source
        self.rect = rect
        self.axis = axis
        application.openPanel?.close()
        window = MenuWindow(application: application, frame: rect)
        window.windowLevel = MenuPanel.level
        window.accessibilityIdentifier = "menu"
        window.backgroundColor = .systemGray6
        window.layer.cornerRadius = 10
        show(items, in: application)
        application.openPanel = self
        if axis == .column {
            let beside = MenuWindow(application: application, frame: application.screen.bounds)
            beside.windowLevel = UIWindow.Level(rawValue: MenuPanel.level.rawValue - 0.5)
            beside.accessibilityIdentifier = "beside the menu"
            beside.isHidden = false
            self.beside = beside
        }
        window.isHidden = false
    }

    /// Shows other items in place of those in the open menu.
    func show(_ items: [Item]) {
        guard let application else { return }
        for view in window.subviews where view is MenuItemView { view.removeFromSuperview() }
        show(items, in: application)
    }

    private func show(_ items: [Item], in application: UIApplication) {
        let widths = items.map { item in
            (application.textMeasurer.width(of: item.shownTitle, font: MenuItemView.font) + 24).rounded(.up)
        }
        let size =
            switch axis {
            case .row: CGSize(width: widths.reduce(0, +), height: MenuPanel.height)
            case .column:
                CGSize(
                    width: max(MenuPanel.leastColumn, widths.max() ?? 0),
                    height: MenuPanel.height * CGFloat(items.count))
            }
        window.frame = MenuPanel.frame(size, about: rect, axis, in: application.screen.bounds)
        var corner = CGPoint.zero
        for (item, width) in zip(items, widths) {
            let view = MenuItemView(item) { [weak self] in self?.choose(item) }
            view.frame = CGRect(
                x: corner.x, y: corner.y, width: axis == .row ? width : size.width, height: MenuPanel.height)
            window.addSubview(view)
            if axis == .row { corner.x += width } else { corner.y += MenuPanel.height }
        }
    }

    /// Returns the menu's frame: a row above `rect` and a column below, or on the opposite side if there is not enough
    /// space.
    private static func frame(_ size: CGSize, about rect: CGRect, _ axis: Axis, in screen: CGRect) -> CGRect {
        let left = min(max(screen.minX, rect.midX - size.width / 2), max(screen.minX, screen.maxX - size.width))
        let above = rect.minY - size.height - gap
        let below = rect.maxY + gap
        let fitsAbove = above >= screen.minY
        let fitsBelow = below + size.height <= screen.maxY
        let lowest = max(screen.minY, screen.maxY - size.height)
        let top: CGFloat =
            switch axis {
            case .row: fitsAbove ? above : min(below, lowest)
            case .column: fitsBelow ? below : fitsAbove ? above : lowest
            }
        return CGRect(origin: CGPoint(x: left, y: top), size: size)
    }

    private func choose(_ item: Item) {
        if !item.attributes.contains(.keepsMenuPresented) { close() }
        item.perform()
    }

    func close() {
        guard application?.openPanel === self else { return }
        application?.openPanel = nil
        window.isHidden = true
        beside?.isHidden = true
        closed()
    }

    func closeIfSourceLeft() {
        if source?.windowStorage?.isHidden != false { close() }
    }

    func closeIfTouchedOutside(_ event: UIEvent) {
        let isOutside = event.touches.contains { $0.phase == .began && $0.window !== window }
        if isOutside { close() }
    }

    // MARK: The finger that opened the menu

    private func item(at point: CGPoint) -> MenuItemView? {
        let inWindow = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
        return window.subviews.lazy.compactMap { $0 as? MenuItemView }.first {
            $0.isEnabled && $0.frame.encloses(inWindow)
        }
    }

    /// Highlights the item under the finger that opened the menu.
    /// - Parameter point: The finger's location in screen points.
    func slide(to point: CGPoint) {
        let under = item(at: point)
        for view in window.subviews {
            if let view = view as? MenuItemView { view.isHighlighted = view === under }
        }
    }

    /// Chooses the item at the location where the finger lifts. The menu stays open if there is none.
    func lift(at point: CGPoint) { item(at: point)?.perform() }
}

extension MenuPanel.Item {
    fileprivate var shownTitle: String {
        switch state {
        case .off: title
        case .on: "✓ " + title
        case .mixed: "– " + title
        @unknown default: title
        }
    }
}

/// A window that cannot become key.
private final class MenuWindow: UIWindow {
    override var canBecomeKey: Bool { false }
    override func sceneDetail(_ trace: Trace) -> (any SceneDetail)? { SystemWindowMemory.menu }
}

/// The view of one item, which performs it when a touch ends inside.
private final class MenuItemView: UIControl {
    static let font = UIFont.systemFont(ofSize: 15)
    private let item: MenuPanel.Item
    let perform: @MainActor () -> Void

    init(_ item: MenuPanel.Item, perform: @escaping @MainActor () -> Void) {
        self.item = item
        self.perform = perform
        super.init(frame: .zero)
        isEnabled = !item.attributes.contains(.disabled)
        accessibilityIdentifier = "menu item \(item.title)"
        accessibilityLabel = item.title
    }

    required init?(coder: NSCoder) { nil }

    override func primaryEvent(_ event: UIEvent?) { perform() }

    override func draw(into list: inout DisplayList) {
        if isHighlighted { list.fill(bounds, cornerRadius: 10, color: .systemGray4) }
        let font = MenuItemView.font
        let color: UIColor = item.attributes.contains(.destructive) ? .systemRed : .label
        list.text(
            item.shownTitle, at: CGPoint(x: 12, y: bounds.midY - font.lineHeight / 2 + font.ascender),
            width: max(0, bounds.width - 24), font: font, color: color.withAlphaComponent(isEnabled ? 1 : 0.35))
    }
}
