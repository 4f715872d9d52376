#if Port
import SwiftSyntax

extension Rewriter {
    /// Apple's modules without a replacement that applications often import.
    static let missing: Set<String> = [
        "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts", "AddressBook",
        "AppKit",
        "AudioToolbox", "AuthenticationServices", "CFNetwork", "CallKit", "CloudKit", "Combine", "CommonCrypto",
        "Contacts",
        "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreHaptics", "CoreImage",
        "CoreLocation",
        "CoreML", "CoreMedia", "CoreMotion", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo",
        "CryptoKit", "Darwin", "DeveloperToolsSupport", "EventKit", "GameController", "GameKit", "GameplayKit",
        "HealthKit", "HomeKit", "ImageIO", "Intents", "JavaScriptCore", "LinkPresentation", "LocalAuthentication",
        "MapKit",
        "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MobileCoreServices", "ModelIO",
        "MultipeerConnectivity",
        "NaturalLanguage", "Network", "NotificationCenter", "ObjectiveC", "PDFKit", "PassKit", "PencilKit",
        "Photos", "PhotosUI", "QuickLook", "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "Security",
        "Social",
        "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration", "TVUIKit",
        "UniformTypeIdentifiers",
        "UserNotifications", "Vision", "VisionKit", "WatchKit", "WebKit", "WidgetKit", "XCPlayground", "simd",
    ]
    /// Modules among them whose common names UIKit declares here.
    private static let covered: Set<String> = ["ObjectiveC", "Darwin", "CoreFoundation", "CoreText"]
    private static let present: Set<String> = ["UIKit", "Foundation", "CoreGraphics", "QuartzCore"]

    /// Names that belong to Foundation in iOS and to FoundationNetworking here.
    private static let networking: Set<String> = [
        "CachedURLResponse", "HTTPCookie", "HTTPCookiePropertyKey", "HTTPCookieStorage", "HTTPURLResponse",
        "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge", "URLAuthenticationChallengeSender",
        "URLCache", "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol",
        "URLProtocolClient", "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration",
        "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate", "URLSessionDownloadDelegate",
        "URLSessionDownloadTask", "URLSessionStreamTask", "URLSessionTask", "URLSessionTaskDelegate",
        "URLSessionTaskMetrics", "URLSessionUploadTask", "URLSessionWebSocketTask",
    ]

    /// Whether the text uses a name of FoundationNetworking.
    func usesNetworking(_ node: some SyntaxProtocol) -> Bool {
        node.tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier(let name) = token.tokenKind else { return false }
            return Self.networking.contains(name)
        }
    }

    func portImport(_ node: ImportDeclSyntax) {
        let path = node.path.map(\.name.text)
        guard let module = path.first else { return }
        importsNothing = false
        if module == "UIKit" { importsUIKit = true }
        if Self.present.contains(module) || Self.covered.contains(module) { importsPartOfUIKit = true }
        if module == "FoundationNetworking" { importsNetworking = true }
        if Self.present.contains(module) {
            // The declaration in `import class UIKit.UIView` may be in another module here.
            guard path.count > 1 || node.importKindSpecifier != nil else { return }
            let begin = node.importKindSpecifier.map(\.start) ?? node.path.start
            edits.replace(begin..<node.path.end, by: module)
        } else if module == "os" || module == "OSLog" {
            let begin = node.importKindSpecifier.map(\.start) ?? node.path.start
            edits.replace(begin..<node.path.end, by: "TouchstoneLogging")
        } else if portSubstitutedImport(node, module) {
            return
        } else if Self.missing.contains(module), !options.kept.contains(module) {
            blank(node)
            // An import in a condition is used only in a condition.
            if !Self.covered.contains(module), !(node.parent?.parent?.parent?.is(IfConfigClauseSyntax.self) ?? false) {
                let advice = AppleModules.product(for: module).map {
                    "\(module) is not imported: add the product \($0) of Touchstone to the target's dependencies"
                }
                report(.warning, node, advice ?? "\(module) is not available, so it is not imported")
            }
        } else if let others = options.otherModules, !others.contains(module), !options.kept.contains(module) {
            report(.warning, node, "\(module) is a module of another package: add it to the dependencies")
        }
    }

    /// Decides conditions: `#if os(iOS)` is true, since the code is written for iOS.
    func portCondition(_ condition: ExprSyntax) {
        for token in condition.tokens(viewMode: .sourceAccurate) {
            guard let call = token.parent?.parent?.as(FunctionCallExprSyntax.self),
                call.calledExpression.end == token.end,
                let argument = call.arguments.first.map({ text($0.expression) })
            else { continue }
            switch (token.text, argument) {
            case ("os", "iOS"), ("canImport", "ObjectiveC"), ("canImport", "os"), ("canImport", "OSLog"):
                edits.replace(call.extent, by: "true")
            case ("os", "Linux"): edits.replace(call.extent, by: "false")
            case ("canImport", let module) where options.substitute(for: module) != nil:
                edits.replace(call.extent, by: "true")
            case ("canImport", let module) where Self.missing.contains(module) && !options.kept.contains(module):
                edits.replace(call.extent, by: "false")
            default: break
            }
        }
    }
}
#endif
