/// What a symbol of the tableau stands for.
enum SymbolKind: UInt8, Sendable {
    /// A symbol that may have any value.
    case variable
    /// A variable that must not be below zero.
    case nonNegativeVariable
    /// How far an inequality is from its limit; not below zero.
    case slack
    /// By how much an optional constraint is violated; not below zero.
    case error
    /// Marks a required equation; always zero.
    case dummy
    /// A free slot of the table.
    case none

    var isVariable: Bool { self == .variable || self == .nonNegativeVariable }
}

struct Symbol: Sendable {
    var kind = SymbolKind.none
    /// Where its value is a row's constant; -1 for a symbol at zero.
    var row: Int32 = -1
    /// The record of the constraint that it belongs to; -1 for a variable.
    var constraint: Int32 = -1
    /// Of a variable: how early it was made.
    var order = 0
    /// Of a variable: how many terms of constraints name it.
    var uses: Int32 = 0
    var isChanged = false
    var isSuspect = false
    var isLooseCandidate = false
    /// At the last settling it was at zero and cost nothing to move.
    var isLoose = false
    var isOnFace = false
}
