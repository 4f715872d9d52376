/// What everybody heard, in order, and the changes that some of it brings about. Both opinions write into one of these.
public struct Notebook: Sendable {
    public private(set) var lines: [String] = []
    private var deeds: [Action]
    private var heard: [String: Int] = [:]
    /// The step of the scene that is under way.
    public var step = 0

    public init(deeds: [Action]) { self.deeds = deeds }

    /// Writes that `listener` heard `what`, and answers what is to be changed because of it.
    public mutating func write(_ listener: String, _ what: String, _ details: String = "") -> [Change] {
        lines.append("#\(step) \(listener) \(what)\(details.isEmpty ? "" : " ")\(details)")
        guard !deeds.isEmpty else { return [] }
        heard["\(listener) \(what)", default: 0] += 1
        let count = heard["\(listener) \(what)"]!
        return deeds.filter { $0.listener == listener && $0.what == what && $0.count == count }.map(\.change)
    }
}
