import Testing
import TouchstoneCore
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Controllers of unavailable services: they can be presented and dismissed, and are empty.
@Suite(.application) @MainActor
struct MissingServiceControllerTests {
    let app = TestApplication.current
    let root = UIViewController()

    init() { app.makeWindow().rootViewController = root }

    private func show(_ controller: UIViewController) {
        root.present(controller, animated: true)
        app.advance(by: 1)
        #expect(root.presentedViewController === controller)
    }

    private func hide() {
        root.dismiss(animated: true)
        app.advance(by: 1)
        #expect(root.presentedViewController == nil)
    }

    @Test(
        arguments: [
            { @MainActor @Sendable in UIActivityViewController(activityItems: ["text"], applicationActivities: nil) },
            { UIImagePickerController() },
            { UIDocumentPickerViewController(documentTypes: ["public.item"], in: .import) },
            { UIColorPickerViewController() }, { UIFontPickerViewController() }, { UIHostingController(rootView: 1) },
        ] as [@MainActor @Sendable () -> UIViewController])
    func `A controller is presented, logs once that its service is missing, and is dismissed`(
        make: @MainActor @Sendable () -> UIViewController
    ) {
        let lines = logged {
            show(make())
            hide()
        }
        #expect(lines.count == 1 && lines[0].contains("The controller shows an empty view"), "\(lines)")
    }

    /// The lines that are logged while `body` runs.
    private func logged(_ body: () -> Void) -> [String] {
        let log = Log()
        LoggedException.$receiver.withValue({ log.add($0.description) }, operation: body)
        return log.lines
    }

    private final class Log: @unchecked Sendable {
        var lines: [String] = []
        func add(_ line: String) { lines.append(line) }
    }

    @Test func `A share sheet calls its completion handler once after its dismissal`() {
        let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
        var calls: [String] = []
        sheet.completionWithItemsHandler = { type, isCompleted, items, _ in
            calls.append("\(String(describing: type)) \(isCompleted) \(String(describing: items))")
        }
        show(sheet)
        expectEqual(calls, [])
        hide()
        expectEqual(calls, ["nil false nil"])
    }

    @Test func `An image picker's delegate can be called by a test`() {
        final class Owner: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
            var image: UIImage?
            func imagePickerController(
                _ picker: UIImagePickerController,
                didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
            ) { image = info[.originalImage] as? UIImage }
        }
        let (owner, picker, image) = (Owner(), UIImagePickerController(), UIImage())
        picker.delegate = owner
        (picker.delegate as? any UIImagePickerControllerDelegate)?.imagePickerController(
            picker, didFinishPickingMediaWithInfo: [.originalImage: image])
        #expect(owner.image === image && !UIImagePickerController.isSourceTypeAvailable(.camera))
    }

    @Test func `A tap on a color well presents a picker, whose color becomes the well's`() throws {
        let well = UIColorWell(frame: CGRect(x: 20, y: 200, width: 28, height: 28))
        well.selectedColor = .red
        root.view.addSubview(well)
        var sent = 0
        well.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
        app.settle()
        app.fingerTap(at: CGPoint(x: 34, y: 214))
        app.advance(by: 1)
        let picker = try #require(root.presentedViewController as? UIColorPickerViewController)
        expectEqual(picker.selectedColor, .red)
        picker.delegate?.colorPickerViewController(picker, didSelect: .blue, continuously: false)
        #expect(well.selectedColor == .blue && sent == 1)
    }

    @Test func `Presenting a document menu or the print dialog returns false and is logged`() {
        let lines = logged {
            let documents = UIDocumentInteractionController(url: URL(fileURLWithPath: "/a.pdf"))
            #expect(!documents.presentOptionsMenu(from: .zero, in: root.view, animated: true))
            #expect(!UIPrintInteractionController.shared.present(animated: true))
        }
        #expect(lines.count == 2 && !UIPrintInteractionController.isPrintingAvailable)
    }

    @Test func `An emitter layer draws no particles and logs that once`() {
        let lines = logged {
            let layer = CAEmitterLayer()
            layer.emitterCells = [CAEmitterCell()]
            layer.emitterCells = [CAEmitterCell(), CAEmitterCell()]
            root.view.layer.addSublayer(layer)
            app.settle()
        }
        expectEqual(lines, ["*** CAEmitterLayer: There are no particles. The layer is empty."])
    }
}
