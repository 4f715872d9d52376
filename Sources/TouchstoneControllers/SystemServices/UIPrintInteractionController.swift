import Foundation
import TouchstoneCore

/// What is printed, and how; stored.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
    /// The kind of the content.
    public enum OutputType: Int, Sendable {
        /// The output has text and pictures.
        case general
        /// The output consists of photos.
        case photo
        /// The output is text in black.
        case grayscale
        /// The output consists of photos in gray.
        case photoGrayscale
    }

    /// The orientation of a page.
    public enum Orientation: Int, Sendable {
        /// The paper is upright.
        case portrait
        /// The paper is on its side.
        case landscape
    }

    /// The name of the job; `"Document"` by default.
    open var jobName = "Document"
    /// The kind of the content; `.general` by default.
    open var outputType = OutputType.general
    /// The orientation of the pages; `.portrait` by default.
    open var orientation = Orientation.portrait

    /// Creates the settings for a job.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
    /// Creates the settings for a job; the dictionary is ignored.
    public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
    nonisolated public override init() { super.init() }
}

/// Prints. There is no printing here: nothing is presented.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    /// Receives the controller, whether the job was completed, and an error.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    /// A new controller at each access.
    open class var shared: UIPrintInteractionController { UIPrintInteractionController() }
    /// Whether there is printing; always `false`.
    open class var isPrintingAvailable: Bool { false }
    /// Whether data can be printed; always `false`.
    open class func canPrint(_ data: Data) -> Bool { false }
    /// Whether a file can be printed; always `false`.
    open class func canPrint(_ url: URL) -> Bool { false }

    /// Controls the presentation; stored. `nil` by default. Not retained.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    /// The settings; stored. `nil` by default.
    open var printInfo: UIPrintInfo?
    /// What is printed; stored. `nil` by default.
    open var printingItem: Any?
    /// What is printed; stored. `nil` by default.
    open var printingItems: [Any]?

    nonisolated public override init() { super.init() }

    /// Presents the settings, which fails here.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        LoggedException.log("UIPrintInteractionController.present", "There is no printing.", .warning)
        return false
    }
    /// Presents the settings, which fails here.
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }
    /// Presents the settings, which fails here.
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }
    /// Ends the presentation. Has no effect.
    open func dismiss(animated: Bool) {}
}

/// Controls the presentation of printing. Nothing calls it here.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: AnyObject {
    /// The controller that presents the settings; the default is `nil`.
    func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController?
    /// A job has begun. The default does nothing.
    func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
    /// A job has ended. The default does nothing.
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
    public func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController? { nil }
    public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {}
    public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {}
}
