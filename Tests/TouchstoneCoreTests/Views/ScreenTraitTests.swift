import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The traits, safe areas and status bar that follow from a screen and the place of a window on it.
@MainActor
struct ScreenTraitTests {
    private func size(_ size: UIUserInterfaceSizeClass) -> String { size == .compact ? "compact" : "regular" }

    @Test(arguments: [
        (CGSize(width: 390, height: 844), UIUserInterfaceIdiom.phone, "compact × regular"),
        (CGSize(width: 844, height: 390), .phone, "compact × compact"),
        (CGSize(width: 896, height: 414), .phone, "regular × compact"),
        (CGSize(width: 414, height: 896), .phone, "compact × regular"),
        (CGSize(width: 500, height: 500), .phone, "compact × regular"),
        (CGSize(width: 1024, height: 768), .pad, "regular × regular"),
        (CGSize(width: 390, height: 844), .pad, "regular × regular"),
    ])
    func `Size classes depend on the kind of device and the proportions of its screen`(
        _ screen: CGSize, _ idiom: UIUserInterfaceIdiom, _ expected: String
    ) {
        TestApplication.run(TestConfiguration(screen: screen, scale: 2, idiom: idiom)) { app in
            let traits = app.makeWindow().traitCollection
            expectEqual("\(size(traits.horizontalSizeClass)) × \(size(traits.verticalSizeClass))", expected)
            #expect(traits.userInterfaceIdiom == idiom && traits.displayScale == 2 && traits == .current)
        }
    }

    @Test(.application(device: .iPhone16Pro))
    func `A window and its views have the part of the screen's insets that they reach`() {
        let app = TestApplication.current
        let window = app.makeWindow()
        let whole = window.safeAreaInsets
        let view = UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 100))
        window.addSubview(view)
        #expect(
            whole.top > 50 && whole.bottom == 34
                && view.safeAreaInsets == UIEdgeInsets(top: whole.top - 20, left: 0, bottom: 0, right: 0))
        window.frame.origin.y = 30
        #expect(window.safeAreaInsets.top == whole.top - 30 && view.safeAreaInsets.top == whole.top - 50)
        window.frame = CGRect(x: 0, y: 0, width: 402, height: 874 - 10)
        expectEqual(window.safeAreaInsets.bottom, 24)
        let low = UIView(frame: CGRect(x: 0, y: 800, width: 100, height: 60))
        window.addSubview(low)
        expectEqual(low.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
    }

    @Test(.application(device: .iPhone16Pro))
    func `The status bar is as high as the upper safe area, unless it is hidden`() {
        final class Page: UIViewController {
            var hides = false
            override var prefersStatusBarHidden: Bool { hides }
        }
        let (app, page) = (TestApplication.current, Page())
        let window = app.makeWindow(root: page)
        let screen = app.application.screen.bounds
        expectEqual(
            app.application.statusBarFrame,
            CGRect(x: 0, y: 0, width: screen.width, height: window.safeAreaInsets.top))
        page.hides = true
        #expect(app.application.statusBarFrame == .zero && app.application.isStatusBarHidden)
        let cover = Page()
        cover.modalPresentationStyle = .fullScreen
        page.present(cover, animated: false)
        #expect(!app.application.isStatusBarHidden)
    }
}
