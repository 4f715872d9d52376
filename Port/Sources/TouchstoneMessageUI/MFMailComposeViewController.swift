#if AppleModules
import TouchstoneServices
import UIKit

/// How the composition of a mail ended.
public enum MFMailComposeResult: Int, Sendable {
    case cancelled
    case saved
    case sent
    case failed
}

/// Composes a mail. There is no mail here: `canSendMail()` is `false`, and the view is empty and can be presented and dismissed.
open class MFMailComposeViewController: UINavigationController {
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    open class func canSendMail() -> Bool { false }
    open func setSubject(_ subject: String) {}
    open func setToRecipients(_ toRecipients: [String]?) {}
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
    open override func viewDidLoad() {
        super.viewDidLoad()
        logMissingService("MFMailComposeViewController", "There is no mail. The view is empty.")
    }
}
/// Receives the end of a composition.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: AnyObject {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}
extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}

/// How the composition of a message ended.
public enum MessageComposeResult: Int, Sendable {
    case cancelled
    case sent
    case failed
}

/// Composes a message. There are no messages here: `canSendText()` is `false`, and the view is empty and can be presented and dismissed.
open class MFMessageComposeViewController: UINavigationController {
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open var recipients: [String]?
    open var body: String?
    open var subject: String?
    open class func canSendText() -> Bool { false }
    open class func canSendAttachments() -> Bool { false }
    open class func canSendSubject() -> Bool { false }
    open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }
    open override func viewDidLoad() {
        super.viewDidLoad()
        logMissingService("MFMessageComposeViewController", "There are no messages. The view is empty.")
    }
}
/// Receives the end of a composition.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
#endif
