import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// An action of a share sheet, for subclasses. There is no share sheet here, so only tests call its methods.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The name of a kind of activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates the name of a kind of activity.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// Where a share sheet lists an activity.
    public enum Category: Int, Sendable {
        /// The activity is among the actions.
        case action
        /// Among the ways to share.
        case share
    }

    nonisolated public override init() { super.init() }

    /// Where a share sheet lists the activity; `.action` by default.
    open class var activityCategory: Category { .action }
    /// The kind of the activity; `nil` by default.
    open var activityType: ActivityType? { nil }
    /// The title of the activity; `nil` by default.
    open var activityTitle: String? { nil }
    /// The picture of the activity; `nil` by default.
    open var activityImage: UIImage? { nil }
    /// A controller that the activity shows instead of calling `perform()`; `nil` by default.
    open var activityViewController: UIViewController? { nil }
    /// Whether the activity can act on the items; `false` by default.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Receives the items before the activity is performed. The default does nothing.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Performs the activity. The default does nothing.
    open func perform() {}
    /// Ends the activity. Does nothing here, since no share sheet waits for it.
    open func activityDidFinish(_ completed: Bool) {}
}

extension UIActivity.ActivityType {
    /// The activity that posts to Facebook.
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    /// The activity that posts to Twitter.
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    /// The activity that posts to Weibo.
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    /// The activity that sends a message.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// The activity that sends an email.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// The activity that prints the items.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// Copies to the pasteboard.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// Assigns a picture to a contact.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// Saves to the photo library.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adds a page to the reading list.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    /// The activity that posts to Flickr.
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
    /// The activity that posts to Vimeo.
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    /// Posts to Tencent Weibo.
    public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
    /// Sends to a device nearby.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// Opens in the reader for books.
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    /// Marks up as PDF.
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
    /// Shares by a system extension.
    public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
    /// Adds a bookmark to the home screen.
    public static let addToHomeScreen = Self("com.apple.UIKit.activity.AddToHomeScreen")
    /// Works together on a document.
    public static let collaborationInviteWithLink = Self("com.apple.UIKit.activity.CollaborationInviteWithLink")
}

/// Supplies an item of a share sheet.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
    /// An object of the same class as the item.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// The item for an activity.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// The subject for an activity that has one. The default is empty.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// The type identifier of the item. The default is empty.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// A preview of the item. The default is `nil`.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage?
}

extension UIActivityItemSource {
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { nil }
}

/// Supplies an item of a share sheet that takes time to make, for subclasses.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
    /// The object from the initializer.
    public let placeholderItem: Any?
    /// The kind of the activity that wants the item; always `nil` here.
    open var activityType: UIActivity.ActivityType? { nil }
    /// The item; the placeholder by default.
    open var item: Any { placeholderItem ?? "" }

    /// Creates a provider with an object of the item's class.
    public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }

    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? ""
    }
    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { item }
}
