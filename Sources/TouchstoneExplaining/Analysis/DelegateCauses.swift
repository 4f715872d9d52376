import Foundation
import TouchstoneCore

extension TouchExplanation {
    /// Adds the cause that a delegate or data source was deallocated or is missing, if nothing else stopped the touch, or if
    /// what stopped it follows from that.
    ///
    /// - Parameter touch: The past touch, or `nil` for a report about now.
    mutating func addDelegates(_ wanted: Wanted, _ touch: TouchPast?) {
        if let pages = pageCause(wanted, touch) { return causes = [pages] }
        if let lost = lostDelegateOfPrevention { return causes = [lost] }
        let missing = touch?.missingDelegate(of: wanted.object)
        if missing != nil, isRefusedBySystem { causes = [] }
        guard causes.isEmpty || followsFromDelegate else { return }
        if let lost = lostDelegate(of: wanted, isOfPart: missing != nil) { return causes = [lost] }
        if causes.isEmpty, let touch, let missing, let owner = missing.subjects.first {
            causes = [.noDelegate(touch.mention(owner), property: missing.property.rawValue)]
        }
    }

    /// The cause that the delegate of one of two recognizers was deallocated, if one prevented the other: the delegate could
    /// have let both recognize.
    private var lostDelegateOfPrevention: Cause? {
        guard case .prevented(let recognizer, let winner)? = causes.first else { return nil }
        let lost = [recognizer, winner].first { mention in
            (mention.object as? UIGestureRecognizer).flatMap { scene.recognizer($0)?.1.hasLostDelegate } == true
        }
        return lost.map {
            .delegateDeallocated(
                $0, property: DelegateProperty.delegate.rawValue, className: "UIGestureRecognizerDelegate")
        }
    }

    /// Whether the first cause is that a list or scroll view has nothing to scroll or zoom, as without its data source.
    private var followsFromDelegate: Bool { causes.first?.role == .idleScrollView }

    /// Whether the first cause is that the system's own delegate does not let a recognizer begin, as without the delegate of a menu.
    private var isRefusedBySystem: Bool {
        guard case .delegateRefuses(_, _, let refuser)? = causes.first else { return false }
        return refuser?.owner.isInternal == true
    }

    /// The cause that a delegate was deallocated: that of the wanted view, or of the list or search bar that it is a part of.
    ///
    /// - Parameter isOfPart: Whether the touch changed a part of a view without a delegate, such as the Cancel button of a
    ///   search bar.
    private func lostDelegate(of wanted: Wanted, isOfPart: Bool) -> Cause? {
        guard let target else { return nil }
        switch wanted {
        // An event that was sent is fine, and a first responder is what it is without a delegate.
        case .event, .firstResponder, .item, .controller: return nil
        case .recognizer(let recognizer):
            // A pan that scrolls is fine, except in a list that has nothing to show.
            let isEmptyList = scene.views[target].rest?.lostDelegates.first?.property == .dataSource
            guard
                recognizer is ScrollPan && (isEmptyList || !causes.isEmpty)
                    || recognizer is ScrollPinch && !causes.isEmpty
            else { return nil }
        case .view(let view): if view is UIControl, !(view is UITextField), !isOfPart { return nil }
        }
        let holders = scene.path(to: target).reversed().filter { place in
            let view = scene.views[place]
            return place == target || view.owner.type is any RowList.Type
                || OverrideProbe.derives(view.owner.type, from: "UISearchBar")
        }
        for place in holders.prefix(2) {
            guard let lost = scene.views[place].rest?.lostDelegates.first else { continue }
            return .delegateDeallocated(
                Mention(scene, place), property: lost.property.rawValue, className: lost.className)
        }
        return nil
    }

    /// Why a controller of pages did not turn the page: its data source is missing, was deallocated, or has no page there.
    private func pageCause(_ wanted: Wanted, _ touch: TouchPast?) -> Cause? {
        guard let target, let (controller, pages) = pages(of: wanted, at: target) else { return nil }
        let mention = Mention(controller)
        if let lost = pages.lost.first(where: { $0.property == .dataSource }) {
            return .delegateDeallocated(mention, property: lost.property.rawValue, className: lost.className)
        }
        guard let dataSource = pages.dataSource else {
            return .noDelegate(mention, property: DelegateProperty.dataSource.rawValue)
        }
        guard let touch else { return nil }
        let (along, across) = pages.isHorizontal ? (touch.way.x, touch.way.y) : (touch.way.y, touch.way.x)
        guard abs(along) > 10, abs(along) > abs(across), along < 0 ? !pages.hasAfter : !pages.hasBefore else {
            return nil
        }
        let method = "pageViewController(_:viewController\(along < 0 ? "After" : "Before"):)"
        return .denied(mention, by: .init(owner: touch.mention(dataSource), method: method), answer: "nil")
    }

    /// The controller of pages that the question is about: the wanted controller, or that of the wanted view or scroll view.
    private func pages(of wanted: Wanted, at target: Int) -> (Remembered, PageMemory)? {
        let places: [Int]
        switch wanted {
        case .controller, .view: places = [target]
        case .recognizer(let recognizer) where recognizer is ScrollPan: places = [scene.views[target].parent]
        case .recognizer, .event, .firstResponder, .item: return nil
        }
        for place in places where place >= 0 {
            guard let rest = scene.views[place].rest, let owner = rest.owner, let pages = rest.pages else { continue }
            return (owner, pages)
        }
        return nil
    }
}

extension TouchPast {
    /// The delegate that was missing when the touch changed an object.
    fileprivate func missingDelegate(of object: AnyObject) -> MissingDelegate? {
        annotations(MissingDelegate.self, before: nextTouchAt).last { missing in
            missing.subjects.contains { $0.refers(to: object) }
        }
    }
}
