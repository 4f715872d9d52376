import FoundationNetworking
import Testing
import TouchstoneAVFoundation
import TouchstoneAccelerate
import TouchstoneCoreHaptics
import TouchstoneImageIO
import TouchstoneLocalAuthentication
import TouchstonePhotosUI
import TouchstoneTesting
import TouchstoneTestingTraits
import TouchstoneUserNotifications
import TouchstoneWebKit
import UIKit

/// Services of the system that are not there: code runs, and gets the answer that it gets on a device without them.
@Suite(.application) @MainActor
struct MissingServiceTests {
    @Test func `Permissions are denied at once`() {
        var answers: [String] = []
        PHPhotoLibrary.requestAuthorization { answers.append("photos \($0)") }
        AVCaptureDevice.requestAccess(for: .video) { answers.append("camera \($0)") }
        AVAudioSession.sharedInstance().requestRecordPermission { answers.append("microphone \($0)") }
        #expect(answers == ["photos denied", "camera false", "microphone false"])
    }

    @Test func `The photo library has no assets`() {
        let result = PHAsset.fetchAssets(with: PHFetchOptions())
        result.enumerateObjects { _, _, _ in Issue.record("There is no asset.") }
        #expect(result.count == 0 && result.firstObject == nil)
    }

    @Test func `Haptic patterns play silently`() throws {
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        let event = CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 1, duration: 2)
        let pattern = try CHHapticPattern(events: [event], parameters: [])
        #expect(pattern.duration == 3)
        let engine = CHHapticEngine()
        try engine.start()
        let player = try engine.makeAdvancedPlayer(with: pattern)
        var isFinished = false
        player.completionHandler = { _ in isFinished = true }
        try player.start(atTime: CHHapticTimeImmediate)
        #expect(isFinished)
    }

    @Test func `A player keeps its rate and time`() {
        let player = AVPlayer(url: URL(fileURLWithPath: "/a.mp4"))
        player.play()
        player.seek(to: CMTime(seconds: 2, preferredTimescale: 600))
        #expect(player.rate == 1 && player.timeControlStatus == .playing && player.currentTime().seconds == 2)
        #expect(AVPlayerLayer(player: player).player === player)
    }

    @Test func `A preview converts points of the camera and back`() {
        let layer = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 200)
        let point = layer.captureDevicePointConverted(fromLayerPoint: CGPoint(x: 25, y: 50))
        #expect(point == CGPoint(x: 0.25, y: 0.75))
        #expect(layer.layerPointConverted(fromCaptureDevicePoint: point) == CGPoint(x: 25, y: 50))
    }

    @Test func `Biometric authentication is not available`() {
        var error: NSError?
        #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
        #expect(error?.code == LAError.Code.biometryNotAvailable.rawValue)
    }

    @Test func `Notification requests are stored`() async {
        let center = UNUserNotificationCenter()
        for title in ["one", "two"] {
            let content = UNMutableNotificationContent()
            content.title = title
            center.add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
        }
        center.getPendingNotificationRequests { #expect($0.map(\.content.title) == ["two"]) }
        #expect(await center.notificationSettings().authorizationStatus == .denied)
    }

    @Test func `A web view is scrolled by a finger and loads nothing`() {
        let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let url = URL(string: "https://example.com")
        if let url { #expect(view.load(URLRequest(url: url)) == nil) }
        #expect(view.url == url && !view.canGoBack && view.scrollView.frame == view.bounds)
    }

    @Test func `Pickers can be presented and dismissed`() {
        let app = TestApplication.current
        let window = app.makeWindow()
        let root = UIViewController()
        window.rootViewController = root
        let picker = PHPickerViewController(configuration: PHPickerConfiguration(photoLibrary: .shared()))
        root.present(picker, animated: true)
        app.advance(by: 1)
        #expect(root.presentedViewController === picker && picker.viewIfLoaded?.window === window)
        picker.dismiss(animated: true)
        app.advance(by: 1)
        #expect(root.presentedViewController == nil)
    }

    @Test func `A provider supplies the object that it was created with`() {
        let provider = NSItemProvider(object: UIImage())
        #expect(provider.canLoadObject(ofClass: UIImage.self) && !provider.canLoadObject(ofClass: NSString.self))
        provider.loadObject(ofClass: UIImage.self) { object, error in #expect(object is UIImage && error == nil) }
        NSItemProvider().loadObject(ofClass: UIImage.self) { object, error in #expect(object == nil && error != nil) }
    }

    @Test func `An image source of invalid data has no images`() {
        let source = CGImageSourceCreateWithData(Data([1, 2, 3]), nil)
        #expect(source.map { CGImageSourceGetCount($0) } == 0 && source.flatMap { CGImageSourceGetType($0) } == nil)
    }

    @Test func `vDSP computes sums, means and products`() {
        var result: Float = 0
        vDSP_rmsqv([3, 9, 4], 2, &result, 2)
        #expect(result == Float(12.5).squareRoot())
        var out: [Float] = [0, 0]
        vDSP_vsub([1, 2], 1, [5, 5], 1, &out, 1, 2)
        #expect(out == [4, 3])
    }
}
