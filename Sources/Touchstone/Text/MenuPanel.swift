import Foundation

/// An open menu: a row of items in a window of its own, above or below what it is about. A touch elsewhere closes it and goes
/// where it would have gone.
@MainActor
final class MenuPanel {
    struct Item {
        let title: String
        let perform: @MainActor () -> Void
    }

    /// In front of alerts and the keyboard.
    static let level = UIWindow.Level.alert + 2
    private static let height: CGFloat = 44

    let window: UIWindow
    private let link: Link<UIApplication>
    private var application: UIApplication? { link.object }
    private let closed: @MainActor () -> Void

    /// Replaces any open menu (M-5).
    /// - Parameter rect: What the menu is about, in screen points.
    init(_ items: [Item], about rect: CGRect, in application: UIApplication, closed: @escaping @MainActor () -> Void) {
        link = application.link
        self.closed = closed
        application.menuPanel?.close()
        let widths = items.map { item in
            (application.textMeasurer.width(of: item.title, font: MenuItemView.font) + 24).rounded(.up)
        }
        let screen = application.screen.bounds
        let width = widths.reduce(0, +)
        let left = min(max(screen.minX, rect.midX - width / 2), max(screen.minX, screen.maxX - width))
        let above = rect.minY - MenuPanel.height - 8
        let top = above >= screen.minY ? above : min(rect.maxY + 8, screen.maxY - MenuPanel.height)
        window = MenuWindow(
            application: application, frame: CGRect(x: left, y: top, width: width, height: MenuPanel.height))
        window.windowLevel = MenuPanel.level
        window.accessibilityIdentifier = "menu"
        window.backgroundColor = .systemGray6
        window.layer.cornerRadius = 10
        var x: CGFloat = 0
        for (item, width) in zip(items, widths) {
            let view = MenuItemView(title: item.title) { [weak self] in
                self?.close()
                item.perform()
            }
            view.frame = CGRect(x: x, y: 0, width: width, height: MenuPanel.height)
            window.addSubview(view)
            x += width
        }
        application.menuPanel = self
        window.isHidden = false
    }

    func close() {
        guard application?.menuPanel === self else { return }
        application?.menuPanel = nil
        window.isHidden = true
        closed()
    }

    func closeIfTouchedOutside(_ event: UIEvent) {
        let isOutside = event.touches.contains { $0.phase == .began && $0.window !== window }
        if isOutside { close() }
    }
}

/// A window that keys never go to.
private final class MenuWindow: UIWindow {
    override var canBecomeKey: Bool { false }
}

/// One item, performed by a lift inside it.
private final class MenuItemView: UIControl {
    static let font = UIFont.systemFont(ofSize: 15)
    private let title: String
    private let perform: @MainActor () -> Void

    init(title: String, perform: @escaping @MainActor () -> Void) {
        self.title = title
        self.perform = perform
        super.init(frame: .zero)
        accessibilityIdentifier = "menu item \(title)"
    }

    required init?(coder: NSCoder) { nil }

    override func primaryEvent(_ event: UIEvent?) { perform() }

    override func draw(into list: inout DisplayList) {
        if isHighlighted { list.fill(bounds, cornerRadius: 10, color: .systemGray4) }
        let font = MenuItemView.font
        list.text(
            title, at: CGPoint(x: 12, y: bounds.midY - font.lineHeight / 2 + font.ascender),
            width: max(0, bounds.width - 24), font: font, color: .label)
    }
}
