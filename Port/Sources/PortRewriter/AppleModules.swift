#if Port
import SwiftSyntax

/// Modules of Apple's for which Touchstone has one in their place.
///
/// Theirs have other names, so that `canImport` of a module of Apple's stays false in packages that are not ported.
public enum AppleModules {
    /// The module in place of each of Apple's. It is a product of Touchstone with that name.
    static let substitutes: [String: String] = [
        "AVFAudio": "TouchstoneAVFoundation", "AVFoundation": "TouchstoneAVFoundation", "AVKit": "TouchstoneAVKit",
        "Accelerate": "TouchstoneAccelerate", "AudioToolbox": "TouchstoneAudioToolbox",
        "Contacts": "TouchstoneContacts",
        "ContactsUI": "TouchstoneContacts", "CoreHaptics": "TouchstoneCoreHaptics", "CoreImage": "TouchstoneCoreImage",
        "CoreLocation": "TouchstoneCoreLocation", "CoreMedia": "TouchstoneCoreMedia",
        "CoreMotion": "TouchstoneCoreMotion",
        "CoreServices": "TouchstoneMobileCoreServices", "CoreVideo": "TouchstoneCoreMedia",
        "ImageIO": "TouchstoneImageIO", "LinkPresentation": "TouchstoneLinkPresentation",
        "LocalAuthentication": "TouchstoneLocalAuthentication", "MapKit": "TouchstoneMapKit",
        "MediaPlayer": "TouchstoneMediaPlayer", "MessageUI": "TouchstoneMessageUI",
        "MobileCoreServices": "TouchstoneMobileCoreServices",
        "Network": "TouchstoneNetwork", "PDFKit": "TouchstonePDFKit", "Photos": "TouchstonePhotos",
        "PhotosUI": "TouchstonePhotosUI",
        "QuickLook": "TouchstoneQuickLook", "SafariServices": "TouchstoneSafariServices",
        "StoreKit": "TouchstoneStoreKit", "UniformTypeIdentifiers": "TouchstoneUniformTypeIdentifiers",
        "UserNotifications": "TouchstoneUserNotifications", "WebKit": "TouchstoneWebKit",
    ]

    /// The names of all products that stand for modules of Apple's, in order.
    public static var products: [String] { Set(substitutes.values).sorted() }

    /// The product for a module of Apple's; `nil` if there is none.
    public static func product(for module: String) -> String? { substitutes[module] }
}

extension PortOptions {
    /// The module in place of one of Apple's, if the target depends on it.
    func substitute(for module: String) -> String? {
        guard !kept.contains(module), let product = AppleModules.product(for: module), products.contains(product) else {
            return nil
        }
        return product
    }
}

extension Rewriter {
    /// Replaces the import of a module for which the target has one. Returns whether it did.
    func portSubstitutedImport(_ node: ImportDeclSyntax, _ module: String) -> Bool {
        guard let product = options.substitute(for: module) else { return false }
        let begin = node.importKindSpecifier.map(\.start) ?? node.path.start
        edits.replace(begin..<node.path.end, by: product)
        substituted[module] = product
        return true
    }

    /// The module in a qualified name, such as `CoreLocation.CLLocation`.
    func portModuleName(_ token: TokenSyntax) {
        guard let product = substituted[token.text] else { return }
        edits.replace(token.start..<token.end, by: product)
    }
}
#endif
