import Foundation

extension TouchExplanation.Cause {
    /// The same, as it concerns a row: whoever takes its touch keeps it from being selected.
    @MainActor
    func of(row view: UIView, _ mention: TouchExplanation.Mention) -> TouchExplanation.Cause {
        guard view is any RowView, case .takenByRecognizer(let recognizer, _) = self else { return self }
        return .selectionTaken(row: mention, by: recognizer)
    }
}
