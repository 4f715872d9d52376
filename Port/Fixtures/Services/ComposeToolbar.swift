import UIKit
import UniformTypeIdentifiers

final class ComposeToolbar: UIToolbar {
    var pickers: [UIViewController] = []
    lazy var imagePicker: UIImagePickerController = {
        let p = UIImagePickerController()
        p.mediaTypes = [UTType.movie.identifier, UTType.image.identifier]
        p.videoQuality = .typeHigh
        p.cameraCaptureMode = .video
        return p
    }()
    var documentPicker: UIDocumentPickerViewController?
    var onPick: ((UIDocumentPickerViewController) -> Void)?
    func pickFile() {
        let types = [UTType(filenameExtension: "md"), .pdf].compactMap { $0 }
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: types)
        picker.shouldShowFileExtensions = true
        documentPicker = picker
        onPick?(picker)
    }
    func isText(_ url: URL) -> Bool {
        guard let t = UTType(filenameExtension: url.pathExtension) else { return false }
        return t.conforms(to: .text) || t == .json
    }
}
extension UIActivityViewController {
    static func share(_ items: [Any]) -> UIActivityViewController {
        let c = UIActivityViewController(activityItems: items, applicationActivities: [UIActivity()])
        c.excludedActivityTypes = [.print, .airDrop, UIActivity.ActivityType(rawValue: "x")]
        return c
    }
}
