import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Safe areas of device screens with a status bar and a home indicator (SA-6).
@Suite(.application(device: .iPhone15)) @MainActor
struct DeviceTests {
    let app = TestApplication.current

    @Test func `SA-6: a window and a root view have the screen's safe area`() {
        let controller = UIViewController()
        let window = app.makeWindow(root: controller)
        app.settle()
        let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        #expect(UIScreen.main.bounds.size == CGSize(width: 393, height: 852) && UIScreen.main.scale == 3)
        #expect(window.safeAreaInsets == insets && controller.view.safeAreaInsets == insets)
        expectEqual(controller.view.safeAreaLayoutGuide.layoutFrame, CGRect(x: 0, y: 59, width: 393, height: 759))
    }

    @Test func `A navigation bar begins below the status bar, and its content below the bar`() {
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        _ = app.makeWindow(root: navigation)
        app.settle()
        let bar = navigation.navigationBar.frame
        expectEqual(bar.minY, 59)
        #expect(controller.view.safeAreaInsets.top == bar.maxY && controller.view.safeAreaInsets.bottom == 34)
    }

    @Test func `A table's first row is directly below the navigation bar`() {
        let table = UITableViewController(style: .plain)
        let navigation = UINavigationController(rootViewController: table)
        _ = app.makeWindow(root: navigation)
        app.settle()
        let bar = navigation.navigationBar.frame
        expectEqual(table.tableView.adjustedContentInset.top, bar.maxY)
        expectEqual(table.tableView.contentOffset.y, -bar.maxY)
    }

    @Test func `A tab bar includes the home indicator's area, and its buttons are above that area`() throws {
        let controller = UIViewController()
        let tabs = UITabBarController()
        controller.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
        tabs.viewControllers = [controller]
        _ = app.makeWindow(root: tabs)
        app.settle()
        expectEqual(tabs.tabBar.frame, CGRect(x: 0, y: 852 - 83, width: 393, height: 83))
        expectEqual(controller.view.safeAreaInsets.bottom, 83)
        let button = try #require(tabs.tabBar.subviews.first { $0 is UIControl })
        #expect(button.frame.maxY <= 49)
    }

    @Test(.application(device: .iPhoneSE)) func `A device with a home button has only a status bar inset`() {
        let window = app.makeWindow()
        expectEqual(window.safeAreaInsets, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        expectEqual(UIScreen.main.scale, 2)
    }

    @Test(.application(device: .iPadPro11)) func `An iPad has the pad idiom and a status bar inset`() {
        expectEqual(UIDevice.current.userInterfaceIdiom, .pad)
        expectEqual(app.makeWindow().safeAreaInsets.top, 24)
    }

    @Test func `A phone in landscape has safe area insets on both sides`() {
        let window = app.makeWindow()
        _ = app.port.sendScreen(size: CGSize(width: 852, height: 393), scale: 3, style: .light)
        app.settle()
        expectEqual(window.safeAreaInsets, UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    }

    @Test func `A window has safe area insets only at the edges of the screen that it touches`() {
        let window = UIWindow(frame: CGRect(x: 40, y: 100, width: 300, height: 400))
        window.isHidden = false
        expectEqual(window.safeAreaInsets, .zero)
        let low = UIWindow(frame: CGRect(x: 0, y: 30, width: 393, height: 822))
        expectEqual(low.safeAreaInsets, UIEdgeInsets(top: 29, left: 0, bottom: 34, right: 0))
    }

    @Test func `The status bar and the home indicator are drawn in front of all windows`() {
        let controller = UIViewController()
        _ = app.makeWindow(root: controller)
        app.settle()
        expectEqual(app.application.statusBarFrame, CGRect(x: 0, y: 0, width: 393, height: 59))
        let commands = app.application.displayList().commands.suffix(2).map { "\($0)" }
        expectEqual(commands.first?.contains("9:41"), true)
        expectEqual(commands.last?.contains("fill"), true)
    }

    @Test func `A hidden status bar is not drawn and has no frame`() {
        final class Bare: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }
        _ = app.makeWindow(root: Bare())
        app.settle()
        expectEqual(app.application.statusBarFrame, .zero)
        #expect(!app.application.displayList().commands.contains { "\($0)".contains("9:41") })
    }

    @Test(.application) func `A screen without a model draws no status bar`() {
        _ = app.makeWindow(root: UIViewController())
        app.settle()
        expectEqual(app.application.statusBarFrame, .zero)
        #expect(!app.application.displayList().commands.contains { "\($0)".contains("9:41") })
    }

    @Test func `A screen model has insets only at its own size`() {
        let (window, port) = (app.makeWindow(root: UIViewController()), app.application.makePort())
        _ = port.sendScreen(size: CGSize(width: 852, height: 393), scale: 3, style: .light)
        app.settle()
        expectEqual(window.safeAreaInsets, UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        _ = port.sendScreen(size: CGSize(width: 360, height: 500), scale: 3, style: .light)
        app.settle()
        expectEqual(window.safeAreaInsets, .zero)
        expectEqual(app.application.screen.model, .iPhone15)
    }

    @Test func `Devices are found by name`() {
        #expect(ScreenModel.named("iphone 16 pro") == .iPhone16Pro && ScreenModel.named("iPhone16Pro") == .iPhone16Pro)
        #expect(ScreenModel.named("iPhone 3G") == nil)
    }

    @Test(.application) func `A screen without a model has no safe area`() {
        expectEqual(app.makeWindow().safeAreaInsets, .zero)
    }
}
