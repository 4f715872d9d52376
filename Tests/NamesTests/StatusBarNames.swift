import UIKit

/// Every name of the kind "status bar, orientation" that touch code uses, once, with the type that UIKit documents.
@MainActor
struct StatusBarNames {
    func application(_ application: UIApplication) {
        let isHidden: Bool = application.isStatusBarHidden  // UIApplication.isStatusBarHidden
        let frame: CGRect = application.statusBarFrame  // UIApplication.statusBarFrame
        let orientation: UIInterfaceOrientation =  // UIApplication.statusBarOrientation
            application.statusBarOrientation
        let isWide: Bool = application.statusBarOrientation.isLandscape  // UIApplication.statusBarOrientation
        _ = (isHidden, frame, orientation, isWide)
    }

    func device() {
        let orientation: UIDeviceOrientation = UIDevice.current.orientation  // UIDevice.orientation
        let name: Notification.Name =  // UIDevice.orientationDidChangeNotification
            UIDevice.orientationDidChangeNotification
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in }
        switch UIDevice.current.orientation {  // UIDevice.orientation
        case .portrait, .landscapeLeft: break
        default: _ = orientation.isPortrait
        }
    }

    func types() {
        let masks: [UIInterfaceOrientationMask] = [  // UIInterfaceOrientationMask
            .portrait, .landscape, .landscapeLeft, .landscapeRight, .portraitUpsideDown, .all, .allButUpsideDown,
        ]
        let styles: [UIStatusBarStyle] = [.default, .lightContent, .darkContent]  // UIStatusBarStyle
        let animations: [UIStatusBarAnimation] = [.none, .fade, .slide]  // UIStatusBarAnimation
        _ = (masks, styles, animations)
    }

    func controllers(_ controller: UIViewController) {
        controller.setNeedsStatusBarAppearanceUpdate()  // UIViewController.setNeedsStatusBarAppearanceUpdate()
        let style: UIStatusBarStyle = controller.preferredStatusBarStyle  // UIViewController.preferredStatusBarStyle
        let isHidden: Bool = controller.prefersStatusBarHidden  // UIViewController.prefersStatusBarHidden
        let mask: UIInterfaceOrientationMask =  // UIViewController.supportedInterfaceOrientations
            controller.supportedInterfaceOrientations
        let rotates: Bool = controller.shouldAutorotate  // UIViewController.shouldAutorotate
        _ = (style, isHidden, mask, rotates)
    }

    func scene(_ scene: UIWindowScene) {
        let manager: UIStatusBarManager? = scene.statusBarManager  // UIWindowScene.statusBarManager
        let height: CGFloat = scene.statusBarManager?.statusBarFrame.height ?? 0  // UIWindowScene.statusBarManager
        _ = (manager, height)
    }
}

private final class BareController: UIViewController {
    private var isBare = true {
        didSet { setNeedsStatusBarAppearanceUpdate() }  // UIViewController.setNeedsStatusBarAppearanceUpdate()
    }
    override var prefersStatusBarHidden: Bool { isBare }  // UIViewController.prefersStatusBarHidden
    override var preferredStatusBarStyle: UIStatusBarStyle {  // UIViewController.preferredStatusBarStyle
        .lightContent
    }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
        .fade  // UIViewController.preferredStatusBarUpdateAnimation
    }
    override var childForStatusBarHidden: UIViewController? {  // UIViewController.childForStatusBarHidden
        children.first
    }
    override var childForStatusBarStyle: UIViewController? {  // UIViewController.childForStatusBarStyle
        children.first
    }
    override var shouldAutorotate: Bool { false }  // UIViewController.shouldAutorotate
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        [.portrait, .landscape]  // UIViewController.supportedInterfaceOrientations
    }
    override func setNeedsStatusBarAppearanceUpdate() {  // UIViewController.setNeedsStatusBarAppearanceUpdate()
        super.setNeedsStatusBarAppearanceUpdate()  // UIViewController.setNeedsStatusBarAppearanceUpdate()
    }
    override func didReceiveMemoryWarning() {  // UIViewController.didReceiveMemoryWarning()
        super.didReceiveMemoryWarning()  // UIViewController.didReceiveMemoryWarning()
    }
}
