#if Port
/// The findings of a port, most frequent first.
public struct Report: CustomStringConvertible {
    /// One kind of finding and its places.
    private struct Kind {
        let severity: Finding.Severity
        let message: String
        var findings: [Finding]
    }

    private let kinds: [Kind]
    private let files: Int
    private let showing: Int

    /// - Parameters:
    ///   - findings: The findings in the order of the files.
    ///   - files: The number of files.
    ///   - showing: The number of places to list for each kind.
    public init(_ findings: [Finding], files: Int, showing: Int = 5) {
        var kinds: [Kind] = []
        for finding in findings {
            let message = Self.withoutNames(finding.message)
            if let index = kinds.firstIndex(where: { $0.message == message && $0.severity == finding.severity }) {
                kinds[index].findings.append(finding)
            } else {
                kinds.append(Kind(severity: finding.severity, message: message, findings: [finding]))
            }
        }
        let order = kinds.indices.sorted { one, other in
            let counts = (kinds[one].findings.count, kinds[other].findings.count)
            return counts.0 == counts.1 ? one < other : counts.0 > counts.1
        }
        self.kinds = order.map { kinds[$0] }
        self.files = files
        self.showing = showing
    }

    /// The texts in quotation marks differ between the places of one kind.
    private static func withoutNames(_ message: String) -> String {
        let parts = message.split(separator: "\"", omittingEmptySubsequences: false)
        return parts.enumerated().map { $0.offset % 2 == 1 ? "…" : String($0.element) }.joined(separator: "\"")
    }

    public var description: String {
        guard !kinds.isEmpty else { return "\(Self.count(files, "file")): nothing is left out" }
        let all = kinds.flatMap(\.findings)
        let errors = all.count { $0.severity == .error }
        let head =
            "\(Self.count(files, "file")): \(Self.count(errors, "error")), "
            + Self.count(all.count - errors, "warning")
        return ([head] + kinds.map(text)).joined(separator: "\n\n")
    }

    private func text(_ kind: Kind) -> String {
        let shown = kind.findings.prefix(showing)
        let same = Set(kind.findings.map(\.message)).count == 1
        let message = same ? kind.findings[0].message : kind.message
        var lines = ["\(kind.findings.count) × \(kind.severity.rawValue): \(message)"]
        lines += shown.map { finding in
            "    \(finding.path):\(finding.line):\(finding.column)" + (same ? "" : ": \(finding.message)")
        }
        if shown.count < kind.findings.count {
            lines.append("    and \(kind.findings.count - shown.count) more")
        }
        return lines.joined(separator: "\n")
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
#endif
