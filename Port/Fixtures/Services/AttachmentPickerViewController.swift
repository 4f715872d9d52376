import UIKit
import Photos
import PhotosUI

final class AttachmentPickerViewController: UIViewController, PHPickerViewControllerDelegate {
    private let imageView = UIImageView()
    private var itemProviders: [NSItemProvider] = []

    @objc func pick() {
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        configuration.selectionLimit = 3
        configuration.filter = .any(of: [.images, .livePhotos])
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        present(picker, animated: true)
    }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        dismiss(animated: true)
        itemProviders = results.map(\.itemProvider)
        if let provider = itemProviders.first, provider.canLoadObject(ofClass: UIImage.self) {
            provider.loadObject(ofClass: UIImage.self) { [weak self] image, error in
                DispatchQueue.main.async {
                    self?.imageView.image = image as? UIImage
                }
            }
        }
    }
}
