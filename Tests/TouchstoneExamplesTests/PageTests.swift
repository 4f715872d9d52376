import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

// The tests that README.md and docs/testing.md show. tools/check-pages fails if a page shows a test that is not here, word for word.

final class PhotoController: UIViewController {
    private(set) var isZoomed = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "photo"
        let doubleTap = UITapGestureRecognizer(target: self, action: PhotoController.toggleZoom)
        doubleTap.numberOfTapsRequired = 2
        view.addGestureRecognizer(doubleTap)
    }

    func toggleZoom() { isZoomed.toggle() }
}

@Test(.application) @MainActor func `A double tap zooms the photo`() {
    let app = TestApplication.current
    let controller = PhotoController()
    _ = app.makeWindow(root: controller)
    let photo: UIView = controller.view
    app.fingerDoubleTap(at: photo)
    #expect(controller.isZoomed)
    #expect(app.events == [.began(photo), .began(photo), .cancelled(photo), .cancelled(photo)])
}

@Test(.application) @MainActor func `A tap turns the switch on`() {
    let app = TestApplication.current
    let controller = UIViewController()
    let toggle = UISwitch(frame: CGRect(x: 20, y: 100, width: 51, height: 31))
    controller.view.addSubview(toggle)
    _ = app.makeWindow(root: controller)
    app.fingerTap(at: toggle)
    app.advance(by: 0.3)
    #expect(toggle.isOn)
}
