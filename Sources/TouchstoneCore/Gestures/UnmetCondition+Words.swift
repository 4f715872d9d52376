import Foundation

extension UnmetCondition {
    /// A phrase such as `lifted after 0.4 s, needs 0.5 s`.
    public var words: String {
        switch kind {
        case .moved: "moved \(points(measured)), \(allowed.short) allowed"
        case .heldTooLong: "still down after \(measured.short) s, \(allowed.short) s allowed"
        case .liftedEarly: "lifted after \(measured.short) s, needs \(allowed.short) s"
        case .movedTooLittle: "lifted after moving \(points(measured)), needs \(allowed.short)"
        case .tapMissing: "tap \((measured + 1).short) of \(allowed.short) did not come within \(elapsed.short) s"
        case .tapElsewhere: "the next tap was \(points(measured)) away, \(allowed.short) allowed"
        case .fingersTooMany: "\(count(measured, "finger")), allows \(allowed.short)"
        case .fingersTooFew: "\(count(measured, "finger")), needs \(allowed.short)"
        case .tapsTooFew: "\(count(measured, "tap")) before the press, needs \(allowed.short)"
        case .tooSlow: "moved \(points(measured)) in \(elapsed.short) s, needs \(allowed.short)"
        case .strayed: "deviated by \(points(measured)), \(allowed.short) allowed"
        case .direction: "moved \(directions(measured)), requires \(directions(allowed))"
        case .awayFromEdge: "began \(points(measured)) from its edge, \(allowed.short) allowed"
        case .noEdges: "its edges are not set"
        case .pinchedTooLittle: "the distance of its fingers changed by \(points(measured)), needs \(allowed.short)"
        case .turnedTooLittle: "rotated by \(measured.short) rad, needs \(allowed.short)"
        case .cancelled: "its touches were cancelled"
        }
    }

    var rule: String? { kind == .cancelled ? "DL-23" : nil }

    private func points(_ value: Double) -> String { "\(value.inTenths) points" }

    private func count(_ value: Double, _ noun: String) -> String { "\(value.short) \(noun)\(value == 1 ? "" : "s")" }

    private func directions(_ raw: Double) -> String {
        guard let bits = UInt(exactly: raw) else { return "nowhere" }
        let all: [(UISwipeGestureRecognizer.Direction, String)] = [
            (.right, "right"), (.left, "left"), (.up, "up"), (.down, "down"),
        ]
        let names = all.filter { bits & $0.0.rawValue != 0 }.map(\.1)
        return names.isEmpty ? "nowhere" : names.joined(separator: " or ")
    }
}
