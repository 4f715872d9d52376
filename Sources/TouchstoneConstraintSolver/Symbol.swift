/// The role of a symbol in the tableau.
enum SymbolKind: UInt8, Sendable {
    /// A variable with any value.
    case variable
    /// A variable that is at least zero.
    case nonNegativeVariable
    /// The distance of an inequality from its limit; at least zero.
    case slack
    /// The amount by which an optional constraint is violated; at least zero.
    case error
    /// The marker of a required equation; always zero.
    case dummy
    /// A symbol that is not in use.
    case none

    var isVariable: Bool { self == .variable || self == .nonNegativeVariable }
}

struct Symbol: Sendable {
    var kind = SymbolKind.none
    /// The row with the symbol's value as its constant; -1 for a symbol at zero.
    var row: Int32 = -1
    /// The record of the constraint that the symbol belongs to; -1 for a variable.
    var constraint: Int32 = -1
    /// The position of a variable in the order in which variables were made.
    var order = 0
    /// The number of constraint terms that use a variable.
    var uses: Int32 = 0
    var isChanged = false
    var isSuspect = false
    var isLooseCandidate = false
    /// Whether, at the last settling, the symbol was at zero and could be moved without cost.
    var isLoose = false
    var isOnFace = false
}
