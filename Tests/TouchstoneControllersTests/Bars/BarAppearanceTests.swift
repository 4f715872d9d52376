import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Colors of navigation bars, and the frame of the content.
@Suite(.application) @MainActor
struct BarAppearanceTests {
    private func stage(_ root: UIViewController) -> TestApplication {
        let app = TestApplication.current
        _ = app.makeWindow(root: root)
        app.settle()
        return app
    }

    private func appearance(_ color: UIColor) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        appearance.shadowColor = nil
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
        return appearance
    }

    /// Whether the drawn pixel at `point` has this color.
    private func shows(_ color: UIColor, at point: CGPoint, _ app: TestApplication) -> Bool {
        func parts(_ color: UIColor) -> [CGFloat] {
            var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
            _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue, alpha]
        }
        return zip(parts(UIColor(cgColor: app.shownColor(at: point))), parts(color)).allSatisfy { abs($0 - $1) < 0.02 }
    }

    private func scrollingPage(_ title: String, height: CGFloat = 3000) -> (UIViewController, UIScrollView) {
        let page = UIViewController()
        page.title = title
        let scroll = UIScrollView(frame: page.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 390, height: height)
        page.view.backgroundColor = .white
        page.view.addSubview(scroll)
        return (page, scroll)
    }

    @Test func `A bar has its scroll edge appearance at the top and its standard one over scrolled content`() {
        let (page, scroll) = scrollingPage("Feed")
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.standardAppearance = appearance(.red)
        navigation.navigationBar.scrollEdgeAppearance = appearance(.blue)
        let app = stage(navigation)
        let place = CGPoint(x: 60, y: 8)
        #expect(scroll.contentOffset.y == -44 && shows(.blue, at: place, app))

        app.fingerDrag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 400), duration: 0.5)
        app.advance(by: 4)
        #expect(scroll.contentOffset.y > 100 && shows(.red, at: place, app))

        scroll.setContentOffset(CGPoint(x: 0, y: -44), animated: true)
        app.advance(by: 2)
        #expect(scroll.contentOffset.y == -44 && shows(.blue, at: place, app))
    }

    @Test func `An item's appearance replaces the bar's while the item is on top`() {
        let (list, _) = scrollingPage("Albums")
        let (album, _) = scrollingPage("Album")
        album.navigationItem.standardAppearance = appearance(.green)
        album.navigationItem.scrollEdgeAppearance = appearance(.green)
        let navigation = UINavigationController(rootViewController: list)
        let common = appearance(.red)
        navigation.navigationBar.standardAppearance = common
        navigation.navigationBar.scrollEdgeAppearance = common
        let app = stage(navigation)
        let place = CGPoint(x: 250, y: 6)
        #expect(shows(.red, at: place, app))

        // The bar copies the appearance.
        common.backgroundColor = .yellow
        app.settle()
        #expect(navigation.navigationBar.standardAppearance.backgroundColor == .red && shows(.red, at: place, app))

        navigation.pushViewController(album, animated: true)
        app.advance(by: 1)
        #expect(shows(.green, at: place, app))
        expectEqual(navigation.navigationBar.standardAppearance.backgroundColor, .red)

        app.fingerTap(at: CGPoint(x: 20, y: 22))
        app.advance(by: 1)
        #expect(navigation.topViewController === list && shows(.red, at: place, app))
    }

    @Test func `A page extends below the bar depending on translucency and extended edges`() {
        struct Place: Equatable {
            var frame: CGRect
            var insets: UIEdgeInsets
        }
        func place(translucent: Bool, opaque: Bool = false, edges: UIRectEdge = .all) -> Place {
            let page = UIViewController()
            page.view.backgroundColor = .white
            page.extendedLayoutIncludesOpaqueBars = opaque
            page.edgesForExtendedLayout = edges
            let navigation = UINavigationController(rootViewController: page)
            navigation.navigationBar.isTranslucent = translucent
            _ = stage(navigation)
            return Place(frame: page.view.convert(page.view.bounds, to: nil), insets: page.view.safeAreaInsets)
        }
        let whole = Place(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844),
            insets: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
        let below = Place(frame: CGRect(x: 0, y: 44, width: 390, height: 800), insets: .zero)

        expectEqual(place(translucent: true), whole)
        expectEqual(place(translucent: false), below)
        expectEqual(place(translucent: false, opaque: true), whole)
        expectEqual(place(translucent: true, edges: []), below)
        expectEqual(place(translucent: true, edges: [.left, .bottom, .right]), below)
        expectEqual(place(translucent: false, opaque: true, edges: []), below)
    }
}
