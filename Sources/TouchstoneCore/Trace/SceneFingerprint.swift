import Foundation

extension SceneMemory {
    /// Made of what a hit test and the actions go by, in the order of the tree; the same in every process. What classes of
    /// recognizers have of their own, such as how many taps they take, is not part of it.
    var fingerprint: UInt64 {
        var print = Fingerprint()
        print.add(views.count)
        print.add(ignoring?.depth ?? 0)
        print.add(firstResponder.flatMap { place(of: $0) } ?? -1)
        for window in shownWindows { print.add(window) }
        for view in views { add(view, to: &print) }
        return print.value
    }

    private func add(_ view: View, to print: inout Fingerprint) {
        print.add(view.who.name)
        print.add(view.parent)
        print.add(Int(view.node.flags.rawValue))
        print.add(Double(view.node.opacity))
        let bounds = view.bounds
        for number in [bounds.minX, bounds.minY, bounds.width, bounds.height] { print.add(Double(number)) }
        // Three points tell how it is placed, scaled, turned and mirrored.
        for corner in [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0)] {
            let point = view.node.toParent(corner.0, corner.1)
            print.add(point.x)
            print.add(point.y)
        }
        guard let rest = view.rest else { return }
        print.add(rest.owner?.className ?? "")
        print.add((rest.multipleTouch ? 1 : 0) + (rest.exclusiveTouch ? 2 : 0))
        for recognizer in rest.recognizers {
            print.add(recognizer.who.name)
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

/// Numbers and texts as one number: FNV-1a, 64 bits.
struct Fingerprint {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

    mutating func add(_ bits: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
    }

    mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }
    mutating func add(_ number: Double) { add(number.bitPattern) }

    mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
        add(UInt8(0xff))
    }

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
