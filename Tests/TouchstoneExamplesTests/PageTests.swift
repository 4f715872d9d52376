import Testing
import TouchstoneRecording
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

// The tests that pages show. tools/check-pages fails if a page shows a whole test that is not here, word for word.

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
    app.makeWindow(root: controller)
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
    app.makeWindow(root: controller)
    app.fingerTap(at: toggle)
    app.advance(by: 0.3)
    #expect(toggle.isOn)
}

@MainActor private func showPhoto(_ app: TestApplication) {
    app.makeWindow(root: PhotoController())
    app.settle()
}

@Test @MainActor func `The session replays to the same trace`() throws {
    let recording = try TestApplication.run { app in
        showPhoto(app)
        let recorder = SessionRecorder(app.application, title: "A double tap")
        app.fingerDoubleTap(at: CGPoint(x: 100, y: 100))
        return try recorder.stop()
    }
    let outcome = TestApplication.run { app in
        showPhoto(app)
        return app.replay(recording)
    }
    #expect(outcome.difference == nil)
}

final class CardController: UIViewController {
    let card = UIView(frame: CGRect(x: 20, y: 300, width: 350, height: 200))
    private(set) var isDismissed = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)
        card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: CardController.dragged))
    }

    func dragged(_ pan: UIPanGestureRecognizer) {
        card.transform = CGAffineTransform(translationX: 0, y: pan.translation(in: view).y)
        guard pan.state == .ended, pan.velocity(in: view).y > 500 else { return }
        UIView.animate(withDuration: 0.3) {
            self.card.transform = CGAffineTransform(translationX: 0, y: 900)
        } completion: { _ in
            self.isDismissed = true
        }
    }
}

@Test(.application) @MainActor func `A drag dismisses the card`() {
    let app = TestApplication.current
    let controller = CardController()
    app.makeWindow(root: controller)
    app.fingerDrag(from: controller.card, to: CGPoint(x: 195, y: 800), duration: 0.2)
    app.advance(by: 1)  // the animation ends
    #expect(controller.isDismissed)
}

@Test(.application) @MainActor func `The main queue is on the main thread`() async {
    let isMain = await withCheckedContinuation { done in
        DispatchQueue.global().async {
            done.resume(returning: DispatchQueue.main.sync { Thread.isMainThread })
        }
    }
    #expect(isMain)
}
