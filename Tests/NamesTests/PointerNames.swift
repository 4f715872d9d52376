import UIKit

/// Names of pointers, pencils and dates, with the types that UIKit documents.
final class PointedView: UIView, UIPointerInteractionDelegate {  // UIPointerInteractionDelegate
    func follow() {
        let interaction: UIPointerInteraction = UIPointerInteraction(delegate: self)  // UIPointerInteraction
        interaction.isEnabled = true  // UIPointerInteraction
        addInteraction(interaction)
        interaction.invalidate()  // UIPointerInteraction
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,  // UIPointerRegionRequest
        defaultRegion: UIPointerRegion  // UIPointerRegion
    ) -> UIPointerRegion? {
        let place: CGPoint = request.location  // UIPointerRegionRequest
        let keys: UIKeyModifierFlags = request.modifiers  // UIPointerRegionRequest
        return keys.isEmpty && defaultRegion.rect.contains(place)
            ? UIPointerRegion(rect: bounds, identifier: "all") : nil
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        let shape: UIPointerShape = .verticalBeam(length: 20)
        return UIPointerStyle(shape: shape, constrainedAxes: .vertical)
    }
}

final class PencilView: UIView, UIPencilInteractionDelegate {  // UIPencilInteractionDelegate
    func follow() {
        let interaction: UIPencilInteraction = UIPencilInteraction()  // UIPencilInteraction
        interaction.delegate = self  // UIPencilInteraction
        addInteraction(interaction)
        let action: UIPencilPreferredAction = UIPencilInteraction.preferredTapAction  // UIPencilInteraction
        _ = action
    }

    func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}  // UIPencilInteractionDelegate
}

@MainActor
struct DateNames {
    func pick(_ picker: UIDatePicker) -> Date {  // UIDatePicker
        picker.datePickerMode = .date  // UIDatePicker
        picker.minimumDate = nil  // UIDatePicker
        picker.maximumDate = nil  // UIDatePicker
        picker.setDate(Date(timeIntervalSince1970: 0), animated: true)  // UIDatePicker
        return picker.date  // UIDatePicker
    }
}
