import UIKit

/// The stacks of a split view controller in plain values: one for each column, or a single one while collapsed.
struct SplitModel {
    typealias Column = UISplitViewController.Column

    /// The screens of each column from the bottom to the top; while collapsed, those that it had when it was put on the stack.
    private(set) var columns: [Column: [String]]
    /// The screens of the single stack; `nil` while expanded.
    private(set) var stack: [String]?
    /// The column of each screen on the stack.
    private var owners: [String: Column] = [:]
    /// The column that collapsing shows on top.
    var top = Column.secondary

    init(_ columns: [Column: [String]]) { self.columns = columns }

    /// The columns before the secondary one that exist, and the secondary one.
    private static let order: [Column] = [.primary, .supplementary, .secondary]

    mutating func collapse() {
        (stack, owners) = ([], [:])
        put(upTo: top)
    }

    /// Puts columns on the stack unless they are there.
    private mutating func put(upTo last: Column) {
        for column in Self.order {
            if !owners.values.contains(column) {
                for screen in columns[column] ?? [] {
                    stack?.append(screen)
                    owners[screen] = column
                }
            }
            if column == last { return }
        }
    }

    /// Gives each screen on the stack to its column; a column that is not on the stack keeps its screens.
    mutating func expand() {
        for column in Self.order {
            let screens = stack?.filter { owners[$0] == column } ?? []
            if !screens.isEmpty { columns[column] = screens }
        }
        stack = nil
    }

    mutating func show(_ column: Column) {
        guard let stack else { return }
        if column == .primary { return keep(1) }
        put(upTo: column)
        if let index = stack.lastIndex(where: { owners[$0] == column }) { keep(index + 1) }
    }

    /// Removes the screens of the stack above the lowest ones.
    private mutating func keep(_ count: Int) {
        for screen in stack?.dropFirst(count) ?? [] { owners[screen] = nil }
        stack = stack.map { Array($0.prefix(count)) }
    }

    mutating func push(_ screen: String, in column: Column) {
        if let below = stack?.last {
            stack?.append(screen)
            owners[screen] = owners[below]
        } else {
            columns[column, default: []].append(screen)
        }
    }

    mutating func pop(to count: Int, in column: Column) {
        if stack != nil { return keep(count) }
        columns[column] = columns[column].map { Array($0.prefix(count)) }
    }

    /// Replaces the screens of a column. While collapsed, those on the stack are replaced where they are.
    mutating func set(_ screens: [String], for column: Column) {
        columns[column] = screens
        guard let index = stack?.firstIndex(where: { owners[$0] == column }) else { return }
        stack?.removeAll { owners[$0] == column }
        stack?.insert(contentsOf: screens, at: index)
        owners = owners.filter { $0.value != column }
        for screen in screens { owners[screen] = column }
    }
}
