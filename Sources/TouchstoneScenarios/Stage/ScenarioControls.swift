import Foundation
import UIKit

/// A control that declines tracking if its scenario states so.
final class ScenarioControl: UIControl {
    private let refusals: [TrackingRefusal]

    init(_ scene: SceneControl) {
        refusals = scene.trackingRefusals
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { !refusals.contains(.begin) }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { !refusals.contains(.continue) }
}

/// The delegate of a text field or text view, which declines what its scenario states and notes the watched messages.
final class ScenarioTextDelegate: UITextFieldDelegate, UITextViewDelegate {
    private let refusals: [TextRefusal]
    private let watched: [TextViewEvent]
    private weak var stage: Stage?

    init(_ scene: SceneControl, _ stage: Stage) {
        refusals = scene.textRefusals
        watched = scene.watchedEvents
        self.stage = stage
    }

    private func permits(_ question: TextRefusal, _ text: UIView, _ detail: String = "") -> Bool {
        guard refusals.contains(question) else { return true }
        if let stage { stage.note("\(stage.name(of: text)) refuses to \(question.rawValue)\(detail)") }
        return false
    }

    private func note(_ news: TextViewEvent, _ text: UITextView) {
        guard watched.contains(news), let stage else { return }
        stage.note("\(stage.name(of: text)) reports \(news.rawValue), text \((text.text ?? "").quoted)")
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { permits(.begin, textField) }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { permits(.end, textField) }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { permits(.change, textField, " \(range.location)+\(range.length) to \(string.quoted)") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { permits(.clear, textField) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { permits(.return, textField) }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { permits(.begin, textView) }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { permits(.end, textView) }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        permits(.change, textView, " \(range.location)+\(range.length) to \(text.quoted)")
    }
    func textViewDidBeginEditing(_ textView: UITextView) { note(.didBegin, textView) }
    func textViewDidChange(_ textView: UITextView) { note(.didChange, textView) }
    func textViewDidChangeSelection(_ textView: UITextView) { note(.didChangeSelection, textView) }
    func textViewDidEndEditing(_ textView: UITextView) { note(.didEnd, textView) }
}
