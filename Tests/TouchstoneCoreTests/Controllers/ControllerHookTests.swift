import Foundation
import Testing
@_spi(TouchstoneExtensions) import TouchstoneCore
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Overridable properties of controllers, and the appearance of bars.
@Suite(.application(tracing: .both)) @MainActor
struct ControllerHookTests {
    let app = TestApplication.current

    @Test func `Content begins below an opaque navigation bar unless the page extends under it`() {
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        _ = app.makeWindow(root: navigation)
        #expect(page.view.frame.minY == 0 && page.view.safeAreaInsets.top == 44)
        navigation.navigationBar.isTranslucent = false
        expectEqual(page.view.frame, CGRect(x: 0, y: 44, width: 390, height: 800))
        expectEqual(page.view.safeAreaInsets.top, 0)
        page.extendedLayoutIncludesOpaqueBars = true
        #expect(page.view.frame.minY == 0 && page.view.safeAreaInsets.top == 44)
        page.edgesForExtendedLayout = []
        expectEqual(page.view.frame.minY, 44)
        navigation.isNavigationBarHidden = true
        expectEqual(page.view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test func `The frontmost controller determines the status bar's style and visibility`() {
        final class Page: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        let navigation = UINavigationController(rootViewController: Page())
        let window = app.makeWindow(root: navigation)
        expectEqual(window.windowScene?.statusBarManager?.isStatusBarHidden, true)
        expectEqual(window.windowScene?.statusBarManager?.statusBarStyle, .default)
        navigation.navigationBar.barStyle = .black
        expectEqual(app.application.statusBarStyle, .lightContent)
        let sheet = UIViewController()
        navigation.present(sheet, animated: false)
        #expect(app.application.isStatusBarHidden)
        sheet.modalPresentationCapturesStatusBarAppearance = true
        #expect(!app.application.isStatusBarHidden)
    }

    @Test func `Setting isEditing and tapping the edit button call setEditing(_:animated:)`() {
        final class Page: UIViewController {
            var received: [String] = []
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                received.append("\(editing) \(animated)")
            }
        }
        let page = Page()
        page.navigationItem.rightBarButtonItem = page.editButtonItem
        _ = app.makeWindow(root: UINavigationController(rootViewController: page))
        app.settle()
        page.isEditing = true
        #expect(page.received == ["true false"] && page.editButtonItem.title == "Done")
        let bar = page.navigationController!.navigationBar
        app.settle()
        app.fingerTap(at: bar.subviews.first { $0.accessibilityIdentifier == "Done" }!)
        #expect(page.received == ["true false", "false true"] && page.editButtonItem.title == "Edit")
    }

    @Test func `A memory warning reaches root, child and presented controllers`() {
        final class Page: UIViewController {
            var warnings = 0
            override func didReceiveMemoryWarning() {
                super.didReceiveMemoryWarning()
                warnings += 1
            }
        }
        let (root, child, sheet) = (Page(), Page(), Page())
        root.addChild(child)
        _ = app.makeWindow(root: root)
        root.present(sheet, animated: false)
        app.application.warnOfMemory()
        expectEqual([root, child, sheet].map(\.warnings), [1, 1, 1])
    }

    @Test func `A presenting controller is notified once when the presented one changes its preferred size`() {
        final class Page: UIViewController {
            var received = 0
            override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
                received += 1
            }
        }
        let (page, sheet) = (Page(), UIViewController())
        _ = app.makeWindow(root: page)
        page.present(sheet, animated: false)
        sheet.preferredContentSize = CGSize(width: 10, height: 10)
        sheet.preferredContentSize = CGSize(width: 10, height: 10)
        expectEqual(page.received, 1)
    }

    @Test func `The back button shows the title or back item of the page below`() {
        let (below, top) = (UIViewController(), UIViewController())
        below.title = "Below"
        let navigation = UINavigationController(rootViewController: below)
        _ = app.makeWindow(root: navigation)
        func title() -> String? {
            let back = navigation.navigationBar.subviews.first { $0.accessibilityIdentifier == "back" } as? UIButton
            return back?.currentTitle
        }
        navigation.pushViewController(top, animated: false)
        expectEqual(title(), "Below")
        below.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
        navigation.popViewController(animated: false)
        navigation.pushViewController(top, animated: false)
        expectEqual(title(), "Home")
        app.settle()
        app.fingerTap(at: navigation.navigationBar.subviews.first { $0.accessibilityIdentifier == "back" }!)
        app.advance(by: 1)
        #expect(navigation.topViewController === below)
    }

    @Test func `A navigation bar is drawn according to its appearance`() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        bar.items = [UINavigationItem(title: "Title")]
        func behind() -> CGColor? {
            var list = DisplayList()
            bar.draw(into: &list)
            return list.color(at: CGPoint(x: 4, y: 4))
        }
        bar.barTintColor = .red
        #expect(behind() == UIColor.red.cgColor && bar.topItem?.title == "Title" && bar.backItem == nil)
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .green
        appearance.titleTextAttributes = [NSAttributedString.Key(rawValue: "NSColor"): UIColor.blue]
        bar.standardAppearance = appearance
        bar.scrollEdgeAppearance = appearance
        let title = bar.subviews.first { $0.accessibilityIdentifier == "title" } as? UILabel
        #expect(behind() == UIColor.green.cgColor && title?.textColor == .blue)
        let clear = UINavigationBarAppearance()
        clear.configureWithTransparentBackground()
        bar.topItem?.scrollEdgeAppearance = clear
        bar.barTintColor = nil
        expectEqual(behind(), UIColor.white.cgColor)
    }

    @Test func `Rotating the screen posts orientationDidChangeNotification`() {
        var callbacks = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: UIDevice.current, queue: nil
        ) { _ in MainActor.assumeIsolated { callbacks += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        let page = UIViewController()
        _ = app.makeWindow(root: page)
        #expect(UIDevice.current.orientation.isPortrait && page.interfaceOrientation == .portrait)
        let port = app.application.makePort()
        _ = port.sendScreen(size: CGSize(width: 844, height: 390), scale: 1, style: .light)
        app.application.service()
        #expect(UIDevice.current.orientation == .landscapeLeft && page.interfaceOrientation == .landscapeRight)
        expectEqual(callbacks, 1)
    }

    @Test func `The properties of UIDeviceOrientation classify its cases`() {
        let all: [UIDeviceOrientation] = [
            .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
        ]
        expectEqual(all.filter(\.isPortrait), [.portrait, .portraitUpsideDown])
        expectEqual(all.filter(\.isLandscape), [.landscapeLeft, .landscapeRight])
        expectEqual(all.filter(\.isFlat), [.faceUp, .faceDown])
        expectEqual(all.filter(\.isValidInterfaceOrientation), Array(all[1...4]))
    }

    @Test func `A segue created in code performs its handler`() {
        var performed = 0
        let (one, two) = (UIViewController(), UIViewController())
        let segue = UIStoryboardSegue(identifier: "next", source: one, destination: two) { performed += 1 }
        segue.perform()
        #expect(performed == 1 && segue.identifier == "next" && segue.destination === two)
        #expect(one.storyboard == nil)
    }
}
