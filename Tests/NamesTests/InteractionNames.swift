import UIKit

/// Every name of the kind "interaction" that touch code uses, once, with the type that UIKit documents.
@MainActor
struct InteractionNames {
    func shapes(_ preview: UITargetedPreview) {
        let rounded: UIPointerShape =  // UIPointerShape
            .roundedRect(CGRect(x: 0, y: 0, width: 9, height: 9), radius: 3)
        let beam: UIPointerShape = .verticalBeam(length: 20)  // UIPointerShape
        let path: UIPointerShape = .path(UIBezierPath())  // UIPointerShape
        let effect: UIPointerStyle = UIPointerStyle(effect: .lift(preview), shape: rounded)  // UIPointerStyle
        let hidden: UIPointerStyle = UIPointerStyle.hidden()  // UIPointerStyle
        _ = (path, effect, beam, hidden)
    }

    func previews(_ view: UIView) {
        let parameters: UIPreviewParameters = UIPreviewParameters()  // UIPreviewParameters
        parameters.backgroundColor = .clear  // UIPreviewParameters
        parameters.visiblePath = UIBezierPath(rect: view.bounds)  // UIPreviewParameters
        let preview: UITargetedPreview = UITargetedPreview(view: view, parameters: parameters)  // UITargetedPreview
        let plain = UITargetedPreview(view: view)  // UITargetedPreview
        let shown: UIView = preview.view  // UITargetedPreview
        let previewParameters: UIPreviewParameters = preview.parameters  // UITargetedPreview
        let size: CGSize = preview.size  // UITargetedPreview
        _ = (plain, shown, previewParameters, size)
    }
}
