import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// NV-9: explanations of sheets and popovers that a tap outside does not dismiss.
@Suite(.application) @MainActor
struct DismissalDenialTests {
    let app = TestApplication.current
    private let home = UIViewController()
    private let keeper = Keeper()
    private let form = Form()

    init() { _ = app.makeWindow(root: home) }

    /// Presents the form in a navigation controller, and returns the navigation controller.
    private func present(asSheet: Bool) -> UIViewController {
        let navigation = UINavigationController(rootViewController: form)
        navigation.modalPresentationStyle = asSheet ? .pageSheet : .popover
        navigation.sheetPresentationController?.detents = [.medium()]
        navigation.preferredContentSize = CGSize(width: 200, height: 100)
        navigation.popoverPresentationController?.sourceView = home.view
        navigation.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 60, width: 80, height: 40)
        navigation.presentationController?.delegate = keeper
        home.present(navigation, animated: false)
        app.advance(by: 1)
        return navigation
    }

    private func place(asSheet: Bool) -> CGPoint { asSheet ? CGPoint(x: 195, y: 100) : CGPoint(x: 20, y: 700) }

    /// Taps beside the presented controller, and returns the answers about the view under it, the controllers and their view.
    private func answers(_ presented: UIViewController, asSheet: Bool) throws -> Set<String> {
        let place = place(asSheet: asSheet)
        let outside = try #require(home.view.window?.hitTest(place, with: nil))
        app.fingerTap(at: place)
        app.advance(by: 1)
        let questions: [TouchExplanation.Wanted] = [
            .view(outside), .controller(presented), .controller(form), .view(presented.view),
        ]
        return Set(
            questions.map { wanted in
                guard let report = app.application.explain(app.records, for: wanted) else { return "none" }
                guard let sentence = report.causes.first?.sentence(wanted: report.wanted) else { return "ok" }
                return sentence.split(separator: ", so")[0].description
            })
    }

    @Test(arguments: [true, false])
    func `NV-9: isModalInPresentation of a child that prevents the dismissal is named`(_ asSheet: Bool) throws {
        let presented = present(asSheet: asSheet)
        form.isModalInPresentation = true
        try expectEqual(answers(presented, asSheet: asSheet), ["isModalInPresentation of the Form is true"])
        #expect(home.presentedViewController === presented)
    }

    @Test(arguments: [true, false])
    func `NV-9: presentationControllerShouldDismiss that prevents the dismissal is named`(_ asSheet: Bool) throws {
        let presented = present(asSheet: asSheet)
        keeper.letsGo = false
        let expected: Set = ["presentationControllerShouldDismiss(_:) of the Keeper returned false"]
        try expectEqual(answers(presented, asSheet: asSheet), expected)
    }

    @Test func `NV-9: popoverPresentationControllerShouldDismissPopover that prevents the dismissal is named`() throws {
        let presented = present(asSheet: false)
        keeper.letsPopoverGo = false
        let expected: Set = ["popoverPresentationControllerShouldDismissPopover(_:) of the Keeper returned false"]
        try expectEqual(answers(presented, asSheet: false), expected)
    }

    @Test(arguments: [true, false])
    func `A tap that dismisses the presentation has no cause`(_ asSheet: Bool) throws {
        let presented = present(asSheet: asSheet)
        let place = place(asSheet: asSheet)
        let outside = try #require(home.view.window?.hitTest(place, with: nil))
        app.fingerTap(at: place)
        app.advance(by: 1)
        #expect(home.presentedViewController == nil && presented.view.window == nil)
        expectEqual(app.application.explain(app.records, wanting: outside)?.causes, [])
    }

    @Test func `NV-9: the answer names the controller, not the dimming view`() throws {
        let presented = present(asSheet: true)
        keeper.letsGo = false
        let place = place(asSheet: true)
        let outside = try #require(home.view.window?.hitTest(place, with: nil))
        app.fingerTap(at: place)
        app.advance(by: 1)
        let report = try #require(app.application.explain(app.records, wanting: outside))
        let sentence = report.causes.first?.sentence(wanted: report.wanted)
        expectEqual(sentence?.contains("no effect on \(type(of: presented))"), true)
    }
}

private final class Form: UIViewController {}

private final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
    var letsGo = true
    var letsPopoverGo = true

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { letsPopoverGo }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { letsGo }
}
