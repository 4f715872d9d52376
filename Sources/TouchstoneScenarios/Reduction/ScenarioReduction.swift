import Foundation
import TouchstoneRecording

/// A scenario file that is being reduced while a condition holds for its text.
struct ScenarioReduction {
    private(set) var tree: YAMLTree
    private let isKept: (String) throws -> Bool

    /// Makes a tree of all that the current change leaves as it is, and a new value of what it changes.
    private typealias Placing = (YAMLTree) -> YAMLTree

    init(_ tree: YAMLTree, while isKept: @escaping (String) throws -> Bool) {
        self.tree = tree
        self.isKept = isKept
    }

    /// Removes and simplifies until nothing more can be.
    mutating func reduce() throws {
        var previous: YAMLTree
        repeat {
            previous = tree
            if let steps = tree["steps"] { try reduceSteps(steps) }
            try shortenSteps()
            tree = try removed(tree, key: "") { $0 }
            tree = try raised(tree) { $0 }
            tree = try rounded(tree) { $0 }
        } while tree != previous
    }

    private func holds(_ tree: YAMLTree) throws -> Bool { try isKept(tree.text) }

    /// Returns the value with changed elements or members, one after the other.
    ///
    /// - Parameter change: Changes an element or member. It receives its key, which is empty for an element, and what makes the tree
    ///   with a new value of it.
    private func changed(
        _ value: YAMLTree, _ place: @escaping Placing,
        _ change: (YAMLTree, String, @escaping Placing) throws -> YAMLTree
    ) rethrows -> YAMLTree {
        switch value {
        case .scalar: return value
        case .list(var elements):
            for index in elements.indices {
                let current = elements
                elements[index] = try change(elements[index], "") { new in
                    var changed = current
                    changed[index] = new
                    return place(.list(changed))
                }
            }
            return .list(elements)
        case .map(var members):
            for index in members.indices {
                let current = members
                members[index].value = try change(members[index].value, members[index].key) { new in
                    var changed = current
                    changed[index].value = new
                    return place(.map(changed))
                }
            }
            return .map(members)
        }
    }

    // MARK: Removals

    private mutating func reduceSteps(_ steps: YAMLTree) throws {
        var whole = tree
        whole["steps"] = .list(
            try reduced(steps.elements) { elements in
                var candidate = tree
                candidate["steps"] = .list(elements)
                return try holds(candidate)
            })
        tree = whole
    }

    /// The keys whose values state the failure or are only texts.
    private static let texts: Set = ["title", "why", "expect"]

    /// Returns the value without the members and elements that are not needed, the outer ones first.
    private func removed(_ value: YAMLTree, key: String, _ place: @escaping Placing) throws -> YAMLTree {
        switch value {
        case .scalar: return value
        case .list(let elements):
            // A point or rectangle needs all of its numbers.
            if elements.allSatisfy({ $0.number != nil }) { return value }
            let rest = try reduced(elements) { try holds(place(.list($0))) }
            return try changed(.list(rest), place, removed)
        case .map(let members):
            if Self.texts.contains(key) { return value }
            // Without its duration, a drag has many samples.
            func isFixed(_ member: YAMLTree.Member) -> Bool { member.key == "over" && member.value.number == 0 }
            let removable = members.indices.filter { !isFixed(members[$0]) }
            func rest(_ kept: [Int]) -> [YAMLTree.Member] {
                members.indices.filter { kept.contains($0) || isFixed(members[$0]) }.map { members[$0] }
            }
            let needed = try reduced(removable) { try holds(place(.map(rest($0)))) }
            return try changed(.map(rest(needed)), place, removed)
        }
    }

    // MARK: Views

    /// Returns the value with subviews in place of their superviews, where the superviews are not needed.
    private func raised(_ value: YAMLTree, _ place: @escaping Placing) throws -> YAMLTree {
        switch value {
        case .scalar: return value
        case .list(var elements):
            var index = 0
            while index < elements.count {
                let current = elements
                let position = index
                elements[index] = try raised(elements[index]) { new in
                    var changed = current
                    changed[position] = new
                    return place(.list(changed))
                }
                for subviews in Self.subviews(of: elements[index]) {
                    var candidate = elements
                    candidate.replaceSubrange(index...index, with: subviews)
                    if try holds(place(.list(candidate))) {
                        elements = candidate
                        break
                    }
                }
                index += 1
            }
            return .list(elements)
        case .map: return try changed(value, place) { Self.texts.contains($1) ? $0 : try raised($0, $2) }
        }
    }

    /// The subviews of a view, first at the same place of the screen, then with their own frames.
    private static func subviews(of view: YAMLTree) -> [[YAMLTree]] {
        guard let subviews = view["views"]?.elements, !subviews.isEmpty else { return [] }
        let origin = (view["frame"]?.elements ?? []).prefix(2).compactMap(\.number)
        guard origin.count == 2, origin != [0, 0] else { return [subviews] }
        let moved = subviews.map { subview in
            var subview = subview
            let frame = subview["frame"]?.elements ?? []
            let numbers = frame.compactMap(\.number)
            guard numbers.count == 4 else { return subview }
            subview["frame"] = .list(
                [numbers[0] + origin[0], numbers[1] + origin[1], numbers[2], numbers[3]].map { .plain(Self.text($0)) })
            return subview
        }
        return [moved, subviews]
    }

    // MARK: Steps

    /// Replaces steps by shorter ones, such as two samples by a tap.
    private mutating func shortenSteps() throws {
        guard var steps = tree["steps"]?.elements else { return }
        func isKept(_ candidate: [YAMLTree]) throws -> Bool {
            var changed = tree
            changed["steps"] = .list(candidate)
            return try holds(changed)
        }
        let counted = StepWords.fingersCounted(steps)
        if counted != steps, try isKept(counted) { steps = counted }
        var index = 0
        while index < steps.count {
            for shorter in StepWords.shorter(than: steps[index...]) {
                var candidate = steps
                candidate.replaceSubrange(index..<(index + shorter.count), with: [shorter.step])
                if try isKept(candidate) {
                    steps = candidate
                    break
                }
            }
            index += 1
        }
        tree["steps"] = .list(steps)
    }

    // MARK: Numbers

    private func rounded(_ value: YAMLTree, _ place: @escaping Placing) throws -> YAMLTree {
        switch value {
        case .scalar:
            guard let number = value.number else { return value }
            for rounder in rounderNumbers(than: number) {
                let candidate = YAMLTree.plain(Self.text(rounder))
                if try holds(place(candidate)) { return candidate }
            }
            return value
        case .list, .map: return try changed(value, place) { Self.texts.contains($1) ? $0 : try rounded($0, $2) }
        }
    }

    private static func text(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
    }
}

extension ScenarioText {
    /// Reduces a scenario file to the views, recognizers, properties and steps without which a condition does not hold.
    ///
    /// Removes steps first, then everything else from the outside to the inside. Afterwards, replaces steps by shorter ones, and rounds
    /// numbers. Nothing of the result can be removed. Comments are removed.
    ///
    /// - Parameters:
    ///   - yaml: The text of the scenario file. The condition must hold for it.
    ///   - file: The name of the file in messages.
    ///   - isKept: The condition for the text of a scenario, which need not be readable; for example, that it can be played and that a
    ///     touch is cancelled. It should not depend on anything but its argument.
    /// - Throws: `ScenarioError` if the text is not YAML, and the errors of the condition.
    public init(reducing yaml: String, file: String = "scenario", while isKept: (String) throws -> Bool) throws {
        let tree = YAMLTree(try YAMLSource.node(yaml, file: file))
        text = try withoutActuallyEscaping(isKept) { isKept in
            var reduction = ScenarioReduction(tree, while: isKept)
            guard try isKept(tree.text) else { return yaml }
            try reduction.reduce()
            return reduction.tree.text
        }
    }
}
