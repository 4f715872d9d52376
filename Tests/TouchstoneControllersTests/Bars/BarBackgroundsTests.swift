import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@MainActor
private func navigationLook(_ color: UIColor) -> UINavigationBarAppearance {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = color
    look.shadowColor = .clear
    return look
}

/// Whether this color is what one sees there.
@MainActor
private func sees(_ color: UIColor, at point: CGPoint) -> Bool {
    func parts(_ color: UIColor) -> [CGFloat] {
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
    let shown = UIColor(cgColor: TestApplication.current.shownColor(at: point))
    return zip(parts(shown), parts(color)).allSatisfy { abs($0 - $1) < 0.02 }
}

/// What bars draw behind their items, and where content ends at them.
@Suite(.application) @MainActor
struct BarBackgroundsTests {
    private func stage(_ root: UIViewController) -> TestApplication {
        let app = TestApplication.current
        _ = app.makeWindow(root: root)
        app.settle()
        return app
    }

    @Test func `Without a look for the edge the bar is clear there`() {
        let page = UIViewController()
        page.title = "Shop"
        page.view.backgroundColor = .yellow
        let scroll = UIScrollView(frame: page.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 390, height: 3000)
        page.view.addSubview(scroll)
        let navigation = UINavigationController(rootViewController: page)
        let look = navigationLook(.red)
        navigation.navigationBar.standardAppearance = look
        navigation.navigationBar.prefersLargeTitles = true
        let app = stage(navigation)
        let place = CGPoint(x: 60, y: 6)
        #expect(
            navigation.navigationBar.scrollEdgeAppearance == nil && navigation.navigationBar.compactAppearance == nil)
        #expect(sees(.yellow, at: place) && sees(.yellow, at: CGPoint(x: 350, y: 70)))

        app.fingerDrag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 300), duration: 0.5)
        app.advance(by: 4)
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(sees(.red, at: place) && sees(.yellow, at: CGPoint(x: 350, y: 70)))

        look.backgroundColor = .green
        app.settle()
        #expect(sees(.red, at: place))
        navigation.navigationBar.standardAppearance = look
        app.settle()
        #expect(sees(.green, at: place))

        app.tapStatusBar()
        app.advance(by: 2)
        #expect(navigation.navigationBar.frame.height == 96 && sees(.yellow, at: place))
        let edge = UINavigationBarAppearance()
        edge.configureWithTransparentBackground()
        #expect(edge.backgroundEffect == nil && (edge.shadowColor ?? .clear) == .clear)
        edge.backgroundColor = .blue
        page.navigationItem.scrollEdgeAppearance = edge
        app.settle()
        #expect(sees(.blue, at: place) && sees(.blue, at: CGPoint(x: 350, y: 70)))
    }

    @Test func `Between two bars`() {
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
        #expect(place { _, _, _ in } == under)
        #expect(place { page, _, _ in page.edgesForExtendedLayout = [] } == between)
        #expect(
            place { page, _, _ in page.edgesForExtendedLayout = .top }
                == Place(top: 0, bottom: 795, insets: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)))
        #expect(
            place { page, _, _ in page.edgesForExtendedLayout = .bottom }
                == Place(top: 44, bottom: 844, insets: UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0)))
        #expect(
            place { _, navigation, _ in navigation.navigationBar.isTranslucent = false }
                == Place(top: 44, bottom: 844, insets: UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0)))
        #expect(
            place { page, navigation, _ in
                navigation.navigationBar.isTranslucent = false
                page.extendedLayoutIncludesOpaqueBars = true
            } == under)
    }
}

/// A phone that lies on its side has a lower bar.
@Suite(.application(screen: CGSize(width: 844, height: 390))) @MainActor
struct BarInLandscape {
    @Test func `The compact bar has a look of its own`() {
        let page = UIViewController()
        page.title = "Map"
        page.view.backgroundColor = .white
        let scroll = UIScrollView(frame: page.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 300, height: 2000)
        page.view.addSubview(scroll)
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.standardAppearance = navigationLook(.red)
        navigation.navigationBar.scrollEdgeAppearance = navigationLook(.red)
        navigation.navigationBar.compactAppearance = navigationLook(.blue)
        navigation.navigationBar.compactScrollEdgeAppearance = navigationLook(.green)
        let app = TestApplication.current
        _ = app.makeWindow(root: navigation)
        app.settle()

        #expect(navigation.traitCollection.verticalSizeClass == .compact)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 844, height: 32))
        #expect(page.view.safeAreaInsets.top == 32 && sees(.green, at: CGPoint(x: 200, y: 6)))

        scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
        app.settle()
        #expect(sees(.blue, at: CGPoint(x: 200, y: 6)))
    }
}
