import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedControllers

@Suite(.application, .serialized) @MainActor
struct ThemeTests {
    private func launched() -> (app: TestApplication, delegate: AppDelegate) {
        let app = TestApplication.current
        let delegate = AppDelegate()
        _ = delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
        app.settle()
        return (app, delegate)
    }

    @Test func `Bars and views have the values of the appearance proxies`() throws {
        let (app, delegate) = launched()
        let bar = try #require(delegate.shop.navigationController?.navigationBar)
        #expect(bar.tintColor == .purple)
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .brown)
        let card = delegate.shop.card
        #expect(
            card.heading.textColor == .brown && card.stock.onTintColor == .purple && card.badge.fillColor == .purple)
        app.fingerTap(at: at(360, 22))
        #expect(delegate.shop.edits == 1)
    }

    @Test func `A property set on a view is kept, and a containment proxy applies only in its container`() {
        let (_, delegate) = launched()
        #expect(delegate.shop.card.price.textColor == .blue)
        #expect(delegate.shop.footnote.textColor == .darkGray)
        // In a card, the proxy with the container wins over the superclass's proxy. Outside a card it has no effect.
        let outside = UILabel(frame: CGRect(x: 0, y: 300, width: 100, height: 20))
        delegate.shop.view.addSubview(outside)
        #expect(outside.textColor != .brown && outside.textColor != .darkGray)
    }

    @Test func `Changed proxies apply only to views that are added later`() {
        let (app, delegate) = launched()
        let fills = delegate.shop.card.badge.fills
        Theme.apply(accent: .orange, text: .green)
        app.settle()
        #expect(delegate.shop.card.heading.textColor == .brown && delegate.shop.card.badge.fillColor == .purple)
        #expect(delegate.shop.card.badge.fills == fills)
        let added = delegate.shop.addCard(at: 300)
        app.settle()
        #expect(
            added.heading.textColor == .green && added.badge.fillColor == .orange && added.stock.onTintColor == .orange)
        #expect(added.price.textColor == .blue)
    }

    @Test func `Changed proxies apply to views that are removed and added again`() throws {
        let (app, delegate) = launched()
        Theme.apply(accent: .red, text: .magenta)
        delegate.reinstall()
        app.settle()
        #expect(delegate.shop.card.heading.textColor == .magenta && delegate.shop.card.badge.fillColor == .red)
        #expect(delegate.shop.navigationController?.navigationBar.tintColor == .red)
        #expect(delegate.shop.card.price.textColor == .blue)
    }
}
