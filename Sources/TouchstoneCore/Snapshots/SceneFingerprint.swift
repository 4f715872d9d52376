import Foundation

extension ViewTreeSnapshot {
    /// A hash of everything that hit tests and actions depend on, in the order of the tree; the same in every process.
    ///
    /// State of specific recognizer classes, such as the number of taps, is not included.
    package var fingerprint: UInt64 {
        var print = Fingerprint()
        print.add(views.count)
        print.add(ignoring?.depth ?? 0)
        print.add(firstResponder.flatMap { place(of: $0) } ?? -1)
        for window in shownWindows { print.add(window) }
        for view in views { add(view, to: &print) }
        return print.value
    }

    private func add(_ view: View, to print: inout Fingerprint) {
        print.add(view.owner.name)
        print.add(view.parent)
        print.add(Int(view.node.flags.rawValue))
        print.add(Double(view.node.opacity))
        let bounds = view.bounds
        for number in [bounds.minX, bounds.minY, bounds.width, bounds.height] { print.add(Double(number)) }
        // Three points determine the position, scale, rotation and mirroring.
        for corner in [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0)] {
            let point = view.node.toParent(corner.0, corner.1)
            print.add(point.x)
            print.add(point.y)
        }
        guard let rest = view.rest else { return }
        print.add(rest.owner?.className ?? "")
        print.add((rest.multipleTouch ? 1 : 0) + (rest.exclusiveTouch ? 2 : 0))
        for recognizer in rest.recognizers {
            print.add(recognizer.owner.name)
            print.add(Int(recognizer.touchTypes))
            let flags = [
                recognizer.isEnabled, recognizer.cancelsTouchesInView, recognizer.delaysTouchesBegan,
                recognizer.delaysTouchesEnded,
            ]
            print.add(flags.reduce(0) { $0 * 2 + ($1 ? 1 : 0) })
            print.add(recognizer.delegate?.className ?? "")
            for other in recognizer.requirements { print.add(other.name) }
            for target in recognizer.targets { print.add(target) }
        }
        rest.detail?.add(to: &print)
    }
}

extension Fingerprint {
    @MainActor
    mutating func add(_ target: RememberedTarget) {
        add(target.action)
        switch target.kind {
        case .object(let object): add(object.className)
        case .dead(let className): add("dead " + className)
        case .chain: add("chain")
        case .closure: add("closure")
        }
    }
}
