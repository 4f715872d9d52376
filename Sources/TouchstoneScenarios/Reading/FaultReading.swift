import Foundation
import TouchstoneCore

extension ScenarioReader {
    /// `why: {wanted: button, cause: hidden, about: veil}`.
    func fault(_ entry: Entry) throws -> InjectedFault {
        let fields = try entry.fields(["wanted", "scrolling", "cause", "about"])
        let cause = try fields.required("cause")
        let code = try cause.name()
        guard TouchExplanation.Cause.codes.contains(code) else {
            let guess = nearest(to: code, among: TouchExplanation.Cause.codes).map { "; did you mean \($0)?" } ?? ""
            throw cause.fail("there is no cause `\(code)`\(guess)")
        }
        return InjectedFault(
            wanted: try mention(either: fields.required("wanted")),
            isScrolling: try fields["scrolling"]?.flag() ?? false, cause: code,
            about: try fields["about"].map(mention(either:)), line: entry.line)
    }
}
