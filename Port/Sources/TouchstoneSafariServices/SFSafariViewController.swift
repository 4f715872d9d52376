#if AppleModules
import TouchstoneServices
import UIKit

/// Shows a page in the browser. There are no web pages here: the view is empty, and can be presented and dismissed.
open class SFSafariViewController: UIViewController {
    /// How the browser behaves; stored.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true
        nonisolated public override init() {}
    }
    /// The title of the button that dismisses the browser.
    public enum DismissButtonStyle: Int, Sendable {
        case done
        case close
        case cancel
    }
    /// Touchstone extension: the address of the page.
    public let url: URL
    public let configuration: Configuration
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done

    public init(url URL: URL, configuration: Configuration) {
        url = URL
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }
    public required init?(coder: NSCoder) { nil }
    open override func viewDidLoad() {
        super.viewDidLoad()
        logMissingService("SFSafariViewController", "There are no web pages. The view is empty.")
    }
}
/// Is notified of the browser's end.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}
extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}
#endif
