import TouchstoneTesting
import UIKit

/// A mistake in a random screen of controllers, with its known cause.
@MainActor
struct ContainerFault: RandomFault {
    let name: String
    let kind: ContainerScreen.Kind
    var isVisibleWithoutTouch = true
    /// Injects it. Returns `nil` if the screen does not permit it.
    let inject: @MainActor (ContainerScreen) -> ScreenFault.Expectation?

    func draw(_ random: inout SeededRandomNumberGenerator) -> DrawnFault {
        let layout = random.next()
        return DrawnFault { app, _ in
            var random = SeededRandomNumberGenerator(layout)
            return ContainerScreen(app, &random, kind)
        } inject: {
            inject($0 as! ContainerScreen)
        }
    }

    static let all: [ContainerFault] = lists + bars + presentations + layouts

    private static func list(
        _ name: String, _ codes: Set<String>, isVisibleWithoutTouch: Bool = true,
        _ inject: @escaping @MainActor (ContainerScreen) -> NSObject?
    ) -> ContainerFault {
        ContainerFault(name: name, kind: .row, isVisibleWithoutTouch: isVisibleWithoutTouch) { screen in
            inject(screen).map { .init(codes: codes, subjects: [$0]) }
        }
    }

    private static let lists: [ContainerFault] = [
        list("list-without-selection", ["selection-refused"]) { screen in
            (screen.list as? UITableView)?.allowsSelection = false
            (screen.list as? UICollectionView)?.allowsSelection = false
            return screen.list
        },
        list("row-not-selected", ["selection-refused", "delegate-refuses"], isVisibleWithoutTouch: false) { screen in
            (screen.content as? RowsScreen)?.selects = false
            (screen.content as? ItemsScreen)?.selects = false
            return screen.content
        },
        list("row-not-highlighted", ["selection-refused", "delegate-refuses"], isVisibleWithoutTouch: false) { screen in
            (screen.content as? RowsScreen)?.highlights = false
            (screen.content as? ItemsScreen)?.highlights = false
            return screen.content
        },
        list("list-that-is-edited", ["selection-refused"]) { screen in
            guard let table = screen.list as? UITableView else { return nil }
            table.isEditing = true
            return table
        },
        list("row-without-interaction", ["interaction-disabled"]) { screen in
            screen.row?.isUserInteractionEnabled = false
            return screen.row
        },
        list("list-below-a-tap", ["selection-taken", "recognizer-cancels-touches"], isVisibleWithoutTouch: false) {
            screen in
            let tap = UITapGestureRecognizer()
            tap.name = "outer"
            screen.window.addGestureRecognizer(tap)
            return tap
        },
        list("list-behind-a-view", ["covered"]) { $0.cover($0.list) },
    ]

    private static let bars: [ContainerFault] = [
        ContainerFault(name: "item-disabled", kind: .item) { screen in
            screen.item.isEnabled = false
            return .init(codes: ["disabled-control"])
        },
        ContainerFault(name: "item-without-action", kind: .item) { screen in
            screen.item.action = nil
            return .init(codes: ["no-target"])
        },
        ContainerFault(name: "item-with-a-deallocated-target", kind: .item) { screen in
            screen.item.target = Target()
            return .init(codes: ["target-deallocated"])
        },
        ContainerFault(name: "bar-without-interaction", kind: .item) { screen in
            guard let bar = screen.bar else { return nil }
            bar.isUserInteractionEnabled = false
            return .init(codes: ["interaction-disabled"], subjects: [bar])
        },
        ContainerFault(name: "bar-behind-a-view", kind: .item) { screen in
            screen.cover(screen.bar).map { .init(codes: ["covered"], subjects: [$0]) }
        },
    ]

    private static func over(_ name: String, _ make: @escaping @MainActor () -> UIViewController) -> ContainerFault {
        ContainerFault(name: name, kind: .presented) { screen in
            let next = make()
            screen.content.present(next, animated: false)
            return .init(codes: ["presented-over"])
        }
    }

    private static let presentations: [ContainerFault] = [
        over("behind-a-sheet") { UIViewController() },
        over("behind-an-alert") { UIAlertController(title: "Alert", message: nil, preferredStyle: .alert) },
        over("behind-a-full-screen") {
            let next = UIViewController()
            next.modalPresentationStyle = .overFullScreen
            return next
        },
        ContainerFault(name: "presented-without-interaction", kind: .presented) { screen in
            screen.content.view.isUserInteractionEnabled = false
            return .init(codes: ["interaction-disabled"], subjects: [screen.content.view])
        },
        ContainerFault(name: "presented-behind-a-view", kind: .presented) { screen in
            screen.cover(screen.button).map { .init(codes: ["covered"], subjects: [$0]) }
        },
    ]

    private static let layouts: [ContainerFault] = [
        ContainerFault(name: "box-too-low", kind: .arranged) { screen in
            screen.boxHeight.constant = 10
            return .init(codes: ["outside"], subjects: [screen.box])
        },
        ContainerFault(name: "button-without-height", kind: .arranged) { screen in
            screen.button.heightAnchor.constraint(equalToConstant: 0).isActive = true
            // A stack view without another view has no size either.
            let alone = screen.stack.arrangedSubviews.count == 1 ? [screen.stack] : []
            return .init(codes: ["no-size"], subjects: [screen.button] + alone)
        },
        ContainerFault(name: "stack-hidden", kind: .arranged) { screen in
            screen.stack.isHidden = true
            return .init(codes: ["hidden"], subjects: [screen.stack])
        },
        ContainerFault(name: "arranged-hidden", kind: .arranged) { screen in
            screen.button.isHidden = true
            return .init(codes: ["hidden"], subjects: [screen.button])
        },
        ContainerFault(name: "button-removed", kind: .arranged) { screen in
            screen.stack.removeArrangedSubview(screen.button)
            screen.button.removeFromSuperview()
            return .init(codes: ["no-window"], subjects: [screen.button])
        },
        ContainerFault(name: "box-behind-a-view", kind: .arranged) { screen in
            screen.cover(screen.box).map { .init(codes: ["covered"], subjects: [$0]) }
        },
    ]
}

extension ContainerScreen {
    /// Adds a view in front of a view, around the point of the touch.
    fileprivate func cover(_ view: UIView?) -> UIView? {
        guard let parent = view?.superview else { return nil }
        let here = window.convert(point, to: parent)
        let cover = UIView(frame: CGRect(x: here.x - 30, y: here.y - 30, width: 60, height: 60))
        cover.accessibilityIdentifier = "cover"
        parent.addSubview(cover)
        return cover
    }
}
