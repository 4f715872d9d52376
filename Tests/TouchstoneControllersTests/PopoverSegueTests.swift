import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class Start: UIViewController {
    weak var found: UIView?

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        found = segue.destination.popoverPresentationController?.sourceView
    }
}

private let module = InterfaceModule(
    name: "PopoverSegueTests",
    storyboards: [
        "PopoverSegueTestsMain": InterfaceStoryboard(
            initial: "S", identifiers: [:],
            scenes: [
                "S": { i in
                    i.makeController("S", UIViewController.self, { Start(coder: $0) }) { _ in
                    } loadView: { i, c in
                        c.view = i.make("W", UIView.self, { UIView(coder: $0) }) { o in
                            o.addSubview(
                                i.make(
                                    "B", UIButton.self, frame: CGRect(x: 50, y: 200, width: 100, height: 50),
                                    { UIButton(coder: $0) }
                                ) { $0.accessibilityIdentifier = "more" })
                        }
                        let segue = InterfaceSegue(.popover, identifier: "more", scene: "D")
                        i.start(segue, of: c, at: i["B"])
                        i.object("B", as: UIControl.self)?.addTarget(
                            segue, action: InterfaceSegue.trigger, for: .touchUpInside)
                    }
                },
                "D": { i in i.makeController("D", UIViewController.self, { UIViewController(coder: $0) }) { _ in } },
            ])
    ])

/// Segues of storyboards that present popovers.
@Suite(.application) @MainActor
struct PopoverSegueTests {
    init() { module.register() }

    @Test func `A controller finds the popover's source view when it prepares for the segue`() throws {
        let app = TestApplication.current
        let start = try #require(
            UIStoryboard(name: "PopoverSegueTestsMain", bundle: nil).instantiateInitialViewController() as? Start)
        _ = app.makeWindow(root: start)
        app.settle()
        let button = try #require(start.view.subviews.first)
        app.fingerTap(at: button)
        app.advance(by: 1)
        #expect(start.found === button)
        #expect(start.presentedViewController?.popoverPresentationController?.sourceView === button)
    }
}
