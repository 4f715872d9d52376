/// The log of all callbacks in order, and the changes that some callbacks trigger. The library and the model each write one.
public struct Notebook: Sendable {
    public private(set) var lines: [String] = []
    private var deeds: [Action]
    private var heard: [String: Int] = [:]
    /// The current step of the scene.
    public var step = 0

    public init(deeds: [Action]) { self.deeds = deeds }

    /// Logs that `listener` received the callback `what`, and returns the changes that it triggers.
    public mutating func write(_ listener: String, _ what: String, _ details: String = "") -> [Change] {
        lines.append("#\(step) \(listener) \(what)\(details.isEmpty ? "" : " ")\(details)")
        guard !deeds.isEmpty else { return [] }
        heard["\(listener) \(what)", default: 0] += 1
        let count = heard["\(listener) \(what)"]!
        return deeds.filter { $0.listener == listener && $0.what == what && $0.count == count }.map(\.change)
    }
}
