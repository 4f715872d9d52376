#if Port
import SwiftSyntax

/// Apple's modules that Touchstone replaces.
///
/// The replacements have other names, so that `canImport` of Apple's modules stays false in packages that are not ported.
public enum AppleModules {
    /// The replacement of each of Apple's modules, which is a product of Touchstone with that name.
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

    /// The names of all replacement products, in order.
    public static var products: [String] { Set(substitutes.values).sorted() }

    /// The product that replaces one of Apple's modules, or `nil`.
    public static func product(for module: String) -> String? { substitutes[module] }
}

extension PortOptions {
    /// The replacement of one of Apple's modules, if the target depends on it.
    func substitute(for module: String) -> String? {
        guard !kept.contains(module), let product = AppleModules.product(for: module), products.contains(product) else {
            return nil
        }
        return product
    }
}

extension Rewriter {
    /// Replaces the import of a module that has a replacement in the target. Returns whether it did.
    func portSubstitutedImport(_ node: ImportDeclSyntax, _ module: String) -> Bool {
        guard let product = options.substitute(for: module) else { return false }
        let begin = node.importKindSpecifier.map(\.start) ?? node.path.start
        edits.replace(begin..<node.path.end, by: product)
        substituted[module] = product
        return true
    }

    /// Finds uses of Core Image in a file that imports only UIKit. In iOS, UIKit brings Core Image.
    func findCoreImage() {
        guard importsUIKit, substituted["CoreImage"] == nil, let product = options.substitute(for: "CoreImage"),
            source.tree.tokens(viewMode: .sourceAccurate).contains(where: isOfCoreImage)
        else { return }
        substituted["CoreImage"] = product
        coreImage = product
    }

    private func isOfCoreImage(_ token: TokenSyntax) -> Bool {
        guard case .identifier(let name) = token.tokenKind else { return false }
        return ["CIImage", "CIFilter", "CIContext", "CIColor", "CIVector"].contains(name)
            && !(survey.types[name]?.isDeclared ?? false)
    }

    /// The module in a qualified name, such as `CoreLocation.CLLocation`.
    func portModuleName(_ token: TokenSyntax) {
        guard let product = substituted[token.text] else { return }
        edits.replace(token.start..<token.end, by: product)
    }
}
#endif
