import Model

/// Three logs of a scene: of the model, of the traced library, and of the untraced library.
struct Comparison {
    let model: [String]
    /// The number of events that the application sent, in each log.
    let events: Int
    let traced: [String]
    let untraced: [String]

    @MainActor
    init(_ scene: Model.Scene) {
        (model, events) = World.log(of: scene)
        traced = LibraryEventLog.lines(of: scene, isTraced: true)
        untraced = LibraryEventLog.lines(of: scene, isTraced: false)
    }

    var agrees: Bool { model == traced && traced == untraced }

    /// Both logs side by side, from the first line or from the first different line.
    func text(whole: Bool) -> String {
        var (left, right, title) = (model, traced, "library")
        if model == traced { (left, right, title) = (traced, untraced, "library untraced") }
        let place =
            zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(left.count, right.count)
        let count = max(left.count, right.count)
        let range = whole ? 0..<count : max(0, place - 6)..<min(count, place + 8)
        let width = range.map { $0 < left.count ? left[$0].count : 0 }.max() ?? 0
        var lines = ["  " + pad(title == "library" ? "model" : "library told", width) + " | " + title]
        for index in range {
            let one = index < left.count ? left[index] : ""
            let other = index < right.count ? right[index] : ""
            lines.append((one == other ? "  " : "! ") + pad(one, width) + " | " + other)
        }
        return lines.joined(separator: "\n")
    }

    private func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
