import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Dismissals that begin in an appearance callback of the presented controller.
@Suite(.application) @MainActor
struct DismissalInAppearanceTests {
    private final class Cover: UIViewController {
        var onDidAppear: (() -> Void)?

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            onDidAppear?()
        }
    }

    struct Case: Sendable, CustomStringConvertible {
        var style: UIModalPresentationStyle
        var presentsAnimated: Bool
        var dismissesAnimated: Bool
        var description: String {
            "\(style), presented animated: \(presentsAnimated), dismissed animated: \(dismissesAnimated)"
        }
    }

    private nonisolated static let cases = [
        UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .pageSheet,
    ].flatMap { style in
        [(false, false), (false, true), (true, false), (true, true)].map {
            Case(style: style, presentsAnimated: $0.0, dismissesAnimated: $0.1)
        }
    }

    @Test(arguments: cases)
    func `PR-1: a dismissal in viewDidAppear restores the presenting view`(_ test: Case) {
        let (app, root, cover) = (TestApplication.current, UIViewController(), Cover())
        let window = app.makeWindow(root: root)
        var completions = 0
        cover.modalPresentationStyle = test.style
        cover.onDidAppear = { [cover] in
            cover.onDidAppear = nil
            cover.dismiss(animated: test.dismissesAnimated) { completions += 1 }
        }
        root.present(cover, animated: test.presentsAnimated)
        app.advance(by: 2)
        expectEqual(completions, 1)
        #expect(root.view.window === window)
        #expect(root.view.superview === window)
        #expect(root.presentedViewController == nil)
        #expect(cover.view.window == nil)
        expectEqual(app.application.windows.count, 1)
    }
}
