import Testing
import TouchstoneExpectations
import TouchstoneTestingTraits
import TouchstoneCore
import UIKit

/// Which classes override a method is read from their vtables. Where a compiler lays these out in another way, every class counts as
/// overriding, and the library is slow; so that it does not become so unseen, each probe must have found its slot.
@Suite(.application) @MainActor
struct OverrideProbeTests {
    @Test func `Every probe finds its slot`() {
        expectEqual(ForwardedMethod.blindProbes, [])
        expectEqual(UIView.blindProbes, [])
        expectEqual(UIGestureRecognizer.blindProbes, [])
    }

    @Test(arguments: [
        Selector.cut, .copy, .paste, .pasteAndMatchStyle, .pasteAndGo, .pasteAndSearch, .select, .selectAll, .delete,
        .makeTextWritingDirectionLeftToRight, .makeTextWritingDirectionRightToLeft, .toggleBoldface, .toggleItalics,
        .toggleUnderline, .increaseSize, .decreaseSize, .printContent, .updateTextAttributes,
    ])
    func `RC-30: a responder that overrides nothing implements no edit action`(action: Selector) {
        #expect(!UIResponder().canPerformAction(action, withSender: nil))
    }

    @Test(
        arguments: [
            UIView.self, UIControl.self, UINavigationController.self, UIGestureRecognizer.self, CALayer.self,
            UITableView.self, UITableViewCell.self, UICollectionViewFlowLayout.self, UIContextualAction.self,
            UITabBarController.self, UIAlertController.self, UISheetPresentationController.self, UISearchBar.self,
            UIDynamicAnimator.self, UIStackView.self, UILayoutGuide.self, NSLayoutConstraint.self, CAShapeLayer.self,
            CAKeyframeAnimation.self, UIGraphicsImageRenderer.self, NSTextStorage.self, NSKeyValueObservation.self,
            CGPath.self,
        ] as [AnyClass])
    func `A class of each module is one of the library`(type: AnyClass) {
        #expect(OverrideProbe.isOfTheLibrary(type))
    }

    @Test func `A class of an application is none of the library, whatever its superclass`() {
        final class Row: UITableViewCell {}
        for type in [Row.self, OwnController.self, NSObject.self] as [AnyClass] {
            #expect(!OverrideProbe.isOfTheLibrary(type))
        }
    }

    @Test func `An override in the library's lists is none of the application`() throws {
        #expect(!ForwardedMethod.touchesBegan.isOverridden(outside: UITableView.self))
        #expect(ForwardedMethod.touchesBegan.isOverridden(outside: OwnTable.self))
    }

    private final class OwnController: UITabBarController {}
    private final class OwnTable: UITableView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
}
