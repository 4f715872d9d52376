import Foundation
import TouchstoneCore
import TouchstoneExplaining

extension ScenarioReader {
    /// Reads a planted fault, such as `why: {wanted: button, cause: hidden, about: veil}`.
    func fault(_ entry: Entry) throws -> InjectedFault {
        let fields = try entry.fields(["wanted", "scrolling", "cause", "about"])
        let cause = try fields.required("cause")
        let written = try cause.name()
        let code = OldKeyword.causes[written] ?? written
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
