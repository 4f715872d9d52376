import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@MainActor
private func opaqueAppearance(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    appearance.shadowColor = .clear
    return appearance
}

/// Whether the drawn pixel at `point` has this color.
@MainActor
private func showsColor(_ color: UIColor, at point: CGPoint) -> Bool {
    func parts(_ color: UIColor) -> [CGFloat] {
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
    let shown = UIColor(cgColor: TestApplication.current.shownColor(at: point))
    return zip(parts(shown), parts(color)).allSatisfy { abs($0 - $1) < 0.02 }
}

/// Backgrounds of bars, and the frame of the content between them.
@Suite(.application) @MainActor
struct BarBackgroundsTests {
    private func stage(_ root: UIViewController) -> TestApplication {
        let app = TestApplication.current
        _ = app.makeWindow(root: root)
        app.settle()
        return app
    }

    @Test func `A bar without a scroll edge appearance is clear at the top`() {
        let page = UIViewController()
        page.title = "Shop"
        page.view.backgroundColor = .yellow
        let scroll = UIScrollView(frame: page.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 390, height: 3000)
        page.view.addSubview(scroll)
        let navigation = UINavigationController(rootViewController: page)
        let appearance = opaqueAppearance(.red)
        navigation.navigationBar.standardAppearance = appearance
        navigation.navigationBar.prefersLargeTitles = true
        let app = stage(navigation)
        let place = CGPoint(x: 60, y: 6)
        #expect(
            navigation.navigationBar.scrollEdgeAppearance == nil && navigation.navigationBar.compactAppearance == nil)
        #expect(showsColor(.yellow, at: place) && showsColor(.yellow, at: CGPoint(x: 350, y: 70)))

        app.fingerDrag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 300), duration: 0.5)
        app.advance(by: 4)
        expectEqual(navigation.navigationBar.frame.height, 44)
        #expect(showsColor(.red, at: place) && showsColor(.yellow, at: CGPoint(x: 350, y: 70)))

        appearance.backgroundColor = .green
        app.settle()
        #expect(showsColor(.red, at: place))
        navigation.navigationBar.standardAppearance = appearance
        app.settle()
        #expect(showsColor(.green, at: place))

        app.tapStatusBar()
        app.advance(by: 2)
        #expect(navigation.navigationBar.frame.height == 96 && showsColor(.yellow, at: place))
        let edge = UINavigationBarAppearance()
        edge.configureWithTransparentBackground()
        #expect(edge.backgroundEffect == nil && (edge.shadowColor ?? .clear) == .clear)
        edge.backgroundColor = .blue
        page.navigationItem.scrollEdgeAppearance = edge
        app.settle()
        #expect(showsColor(.blue, at: place) && showsColor(.blue, at: CGPoint(x: 350, y: 70)))
    }

    @Test func `A page's extended edges determine its frame between a navigation bar and a tab bar`() {
        struct Place: Equatable {
            var top: CGFloat
            var bottom: CGFloat
            var insets: UIEdgeInsets
        }
        func place(_ set: (UIViewController, UINavigationController, UITabBarController) -> Void) -> Place {
            let page = UIViewController()
            page.view.backgroundColor = .white
            let navigation = UINavigationController(rootViewController: page)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            set(page, navigation, tabs)
            _ = stage(tabs)
            let frame = page.view.convert(page.view.bounds, to: nil)
            return Place(top: frame.minY, bottom: frame.maxY, insets: page.view.safeAreaInsets)
        }
        let under = Place(top: 0, bottom: 844, insets: UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
        let between = Place(top: 44, bottom: 795, insets: .zero)
        expectEqual(place { _, _, _ in }, under)
        expectEqual(place { page, _, _ in page.edgesForExtendedLayout = [] }, between)
        expectEqual(
            place { page, _, _ in page.edgesForExtendedLayout = .top },
            Place(top: 0, bottom: 795, insets: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)))
        expectEqual(
            place { page, _, _ in page.edgesForExtendedLayout = .bottom },
            Place(top: 44, bottom: 844, insets: UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0)))
        expectEqual(
            place { _, navigation, _ in navigation.navigationBar.isTranslucent = false },
            Place(top: 44, bottom: 844, insets: UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0)))
        expectEqual(
            place { page, navigation, _ in
                navigation.navigationBar.isTranslucent = false
                page.extendedLayoutIncludesOpaqueBars = true
            }, under)
    }
}

/// A navigation bar on a phone in landscape.
@Suite(.application(screen: CGSize(width: 844, height: 390))) @MainActor
struct BarInLandscape {
    @Test func `A bar in a compact height uses its compact appearances`() {
        let page = UIViewController()
        page.title = "Map"
        page.view.backgroundColor = .white
        let scroll = UIScrollView(frame: page.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 300, height: 2000)
        page.view.addSubview(scroll)
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.standardAppearance = opaqueAppearance(.red)
        navigation.navigationBar.scrollEdgeAppearance = opaqueAppearance(.red)
        navigation.navigationBar.compactAppearance = opaqueAppearance(.blue)
        navigation.navigationBar.compactScrollEdgeAppearance = opaqueAppearance(.green)
        let app = TestApplication.current
        _ = app.makeWindow(root: navigation)
        app.settle()

        expectEqual(navigation.traitCollection.verticalSizeClass, .compact)
        expectEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 0, width: 844, height: 32))
        #expect(page.view.safeAreaInsets.top == 32 && showsColor(.green, at: CGPoint(x: 200, y: 6)))

        scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
        app.settle()
        #expect(showsColor(.blue, at: CGPoint(x: 200, y: 6)))
    }
}
