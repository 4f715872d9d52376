import Foundation
import TouchstoneCore

// Advice about recognizers of the system, whose properties an application must not change.
extension TouchExplanation.Mention {
    /// The changes if the recognizer cancels the touches of a view, least intrusive first.
    var changesAgainstCancelling: [TouchExplanation.Change] {
        guard isSystemRecognizer else {
            return [.setCancelsTouchesInView(self, false), .setRecognizerEnabled(self, false)]
        }
        return [.lookAt(self, what: adviceAboutSystemRecognizer)]
    }

    /// Whether the recognizer belongs to the system: its class, its delegate or its view is internal.
    private var isSystemRecognizer: Bool { isMadeBySystem || facts.holder.map(OverrideProbe.isInternal) == true }

    /// Whether the recognizer was made by the system: its class or its delegate is internal, or it has a name of the system.
    /// An application can attach a recognizer of its own to an internal view.
    var isMadeBySystem: Bool {
        isInternal || name.hasPrefix("UINavigationController.") || facts.delegate.map(OverrideProbe.isInternal) == true
    }

    private var adviceAboutSystemRecognizer: String {
        if isA(ContentDragGestureRecognizer.self) {
            return
                "let only drags from the edge go back: navigationController?.interactiveContentPopGestureRecognizer?.isEnabled = false"
        }
        if name == "UINavigationController.edgeSwipe" {
            return
                "switch the drag back off while this controller is shown: navigationController?.interactivePopGestureRecognizer?.isEnabled = false"
        }
        if className == "SwipePan" {
            return
                "return nil from tableView(_:trailingSwipeActionsConfigurationForRowAt:), or from the leading one, for rows that should not move"
        }
        if facts.delegate.map({ "\($0)" }) == "SheetDrag" {
            return
                "keep the sheet in its place: presentationController?.presentedView?.gestureRecognizers?.forEach { $0.isEnabled = false }; or present it with modalPresentationStyle = .fullScreen"
        }
        return
            "give the view a recognizer of its own, and return true from gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) of its delegate"
    }
}

extension OverrideProbe {
    /// Whether a class of the library has no name of UIKit's.
    fileprivate static func isInternal(_ type: AnyClass) -> Bool { isOfTheLibrary(type) && !"\(type)".hasPrefix("UI") }
}

extension DragBackObstacle {
    /// The changes that let `recognizer` drag back. First the one that keeps the bar as the application wants it.
    @MainActor
    func changes(_ recognizer: TouchExplanation.Mention) -> [TouchExplanation.Change] {
        [.letDelegatePermit(recognizer)] + (lineAgainst == nil ? [] : [.showBackButton(recognizer, past: self)])
    }

    /// The line that removes the obstacle, and what it does; `nil` if no line removes it.
    fileprivate var lineAgainst: String? {
        switch self {
        case .leftItems: "show the back button beside the items: navigationItem.leftItemsSupplementBackButton = true"
        case .backButtonHidden: "show the back button: navigationItem.hidesBackButton = false"
        case .barHidden: "show the bar: navigationController?.setNavigationBarHidden(false, animated: true)"
        case .atRoot, .dragUnderWay, .transitionUnderWay, .onControl, .outsideContent: nil
        }
    }
}

extension TouchExplanation.Change {
    struct ShowBackButton: RecognizerChange {
        let recognizer: Mention
        let obstacle: DragBackObstacle

        var code: String { "show-back-button" }
        var words: String { obstacle.lineAgainst ?? "" }
        func apply(to recognizer: UIGestureRecognizer) -> Bool {
            let responders = sequence(first: recognizer.view as UIResponder?) { $0?.next }
            guard let navigation = responders.lazy.compactMap({ $0 as? UINavigationController }).first,
                let item = navigation.topViewController?.navigationItem
            else { return false }
            switch obstacle {
            case .leftItems: item.leftItemsSupplementBackButton = true
            case .backButtonHidden: item.hidesBackButton = false
            case .barHidden: navigation.setNavigationBarHidden(false, animated: false)
            case .atRoot, .dragUnderWay, .transitionUnderWay, .onControl, .outsideContent: return false
            }
            return true
        }
    }
}
