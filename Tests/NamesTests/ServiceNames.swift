import UIKit

/// Controllers of system services, and classes that can only be named.
@MainActor
struct ServiceNames {
    func share(_ controller: UIViewController, _ button: UIBarButtonItem) {
        let a = [Copying()]
        let sheet = UIActivityViewController(activityItems: [1], applicationActivities: a)  // UIActivityViewController
        let other = UIActivity.ActivityType(rawValue: "own")  // UIActivity.ActivityType
        sheet.excludedActivityTypes = [.airDrop, .print, other]
        sheet.completionWithItemsHandler = { type, completed, items, error in _ = (type, completed, items, error) }
        sheet.popoverPresentationController?.barButtonItem = button
        controller.present(sheet, animated: true)
    }

    final class Copying: UIActivity {  // UIActivity
        override var activityType: UIActivity.ActivityType? { .copyToPasteboard }
        override var activityTitle: String? { "Copy" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
        override func perform() { activityDidFinish(true) }
    }

    final class Source: NSObject, UIActivityItemSource {  // UIActivityItemSource
        func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "" }
        func activityViewController(
            _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
        ) -> Any? { nil }
    }

    final class Picking: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate,
        UIDocumentPickerDelegate, UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate
    {
        func pick() {
            let images = UIImagePickerController()  // UIImagePickerController
            images.sourceType = UIImagePickerController.isSourceTypeAvailable(.camera) ? .camera : .photoLibrary
            images.mediaTypes = ["public.movie"]
            images.allowsEditing = true
            images.delegate = self
            let documents = UIDocumentPickerViewController(forExporting: [])  // UIDocumentPickerViewController
            documents.delegate = self
            documents.allowsMultipleSelection = true
            let colors = UIColorPickerViewController()  // UIColorPickerViewController
            colors.delegate = self
            colors.supportsAlpha = false
            let configuration = UIFontPickerViewController.Configuration()
            configuration.includeFaces = true
            let fonts = UIFontPickerViewController(configuration: configuration)  // UIFontPickerViewController
            fonts.delegate = self
        }
        func imagePickerController(  // UIImagePickerControllerDelegate
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) { _ = info[.editedImage] as? UIImage }
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
        func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
            view.backgroundColor = viewController.selectedColor
        }
        func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
            _ = viewController.selectedFontDescriptor
        }
    }

    func others(_ view: UIView, _ url: URL) {
        let well = UIColorWell()  // UIColorWell
        well.title = "Color"
        well.selectedColor = .red
        let documents = UIDocumentInteractionController(url: url)  // UIDocumentInteractionController
        _ = documents.presentOptionsMenu(from: view.bounds, in: view, animated: true)
        let printing = UIPrintInteractionController.shared  // UIPrintInteractionController
        printing.printInfo = UIPrintInfo.printInfo()  // UIPrintInfo
        let hosting = UIHostingController(rootView: 1)  // UIHostingController
        hosting.rootView = 2
        let cell = CAEmitterCell()  // CAEmitterCell
        cell.birthRate = 6
        cell.color = UIColor.red.cgColor
        let emitter = CAEmitterLayer()  // CAEmitterLayer
        emitter.emitterShape = .line
        emitter.emitterCells = [cell]
    }

    func otherApplications(_ application: UIApplication, _ url: URL) {
        if application.canOpenURL(url) {  // UIApplication.canOpenURL
            application.open(url, options: [.universalLinksOnly: 1]) { _ in }  // UIApplication.open
        }
        let settings = UIApplication.openSettingsURLString  // UIApplication.openSettingsURLString
        application.open(URL(string: settings) ?? url)
        application.registerForRemoteNotifications()  // UIApplication.registerForRemoteNotifications
        let task: UIBackgroundTaskIdentifier = application.beginBackgroundTask()  // UIApplication.beginBackgroundTask
        if task != .invalid { application.endBackgroundTask(task) }  // UIBackgroundTaskIdentifier
        let device = UIDevice.current
        device.isBatteryMonitoringEnabled = true  // UIDevice
        let identifier: UUID? = device.identifierForVendor  // UIDevice.identifierForVendor
        device.playInputClick()  // UIDevice.playInputClick
        _ = (identifier, device.batteryLevel, device.batteryState == .unplugged)
        _ = (UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification)  // UIWindow
        UIPasteboard.general.setValue("text", forPasteboardType: "public.text")  // UIPasteboard.setValue
        UIPasteboard.general.url = url  // UIPasteboard.url
        UISelectionFeedbackGenerator().selectionChanged(at: .zero)  // UISelectionFeedbackGenerator
        UIImpactFeedbackGenerator(style: .heavy, view: UIView()).impactOccurred(at: .zero)  // UIImpactFeedbackGenerator
        if url.startAccessingSecurityScopedResource() { url.stopAccessingSecurityScopedResource() }
        let field = UITextField()
        field.smartQuotesType = .no  // UITextField.smartQuotesType
        field.smartDashesType = .no  // UITextField.smartDashesType
        field.smartInsertDeleteType = .no  // UITextField.smartInsertDeleteType
        let text: String = CGRect.zero.debugDescription  // CGRect.debugDescription
        _ = text
    }

    // Named, and not created.
    var alert: UIAlertView?  // UIAlertView
    var sheets: [UIActionSheet] = []  // UIActionSheet
    var page: UIWebView!  // UIWebView
    var drags: [String: UIDragInteraction] = [:]  // UIDragInteraction
    func open(_ document: UIDocument, with completion: (UIReferenceLibraryViewController?) -> Void) -> UICalendarView? {
        nil
    }
    func isWeb(_ view: UIView) -> Bool { view is UIWebView || (view as? UICalendarView) != nil }
}
extension UIDocument { var own: Int { 1 } }  // UIDocument
