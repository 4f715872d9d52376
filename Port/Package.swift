// swift-tools-version: 6.2
import PackageDescription

/// A module in place of one of Apple's. `import MapKit` in a ported source becomes `import TouchstoneMapKit` if its target depends on that product.
///
/// The names differ from Apple's, so that `canImport(MapKit)` stays false in packages that are not ported.
struct AppleModule {
    let name: String
    let uses: [String]
    let usesUIKit: Bool

    init(_ name: String, uses: [String] = [], usesUIKit: Bool = true) {
        self.name = "Touchstone" + name
        self.uses = uses.map { "Touchstone" + $0 }
        self.usesUIKit = usesUIKit
    }

    var product: Product { .library(name: name, targets: [name]) }
    var target: Target {
        .target(
            name: name,
            dependencies: uses.map { .target(name: $0) }
                + (usesUIKit ? [.product(name: "UIKit", package: "Touchstone")] : []))
    }
}

let appleModules = [
    AppleModule("Services", usesUIKit: false),
    AppleModule("CoreMedia", usesUIKit: false),
    AppleModule("AudioToolbox", uses: ["Services"], usesUIKit: false),
    AppleModule("AVFoundation", uses: ["AudioToolbox", "CoreMedia", "Services"]),
    AppleModule("AVKit", uses: ["AVFoundation", "Services"]),
    AppleModule("CoreLocation", uses: ["Services"], usesUIKit: false),
    AppleModule("MapKit", uses: ["CoreLocation", "Services"]),
    AppleModule("UniformTypeIdentifiers"),
    AppleModule("MobileCoreServices", uses: ["Services", "UniformTypeIdentifiers"], usesUIKit: false),
    AppleModule("CoreHaptics", uses: ["Services"], usesUIKit: false),
    AppleModule("Photos", uses: ["AVFoundation", "CoreLocation", "Services"]),
    AppleModule("PhotosUI", uses: ["Photos"]),
    AppleModule("WebKit", uses: ["Services"]),
    AppleModule("SafariServices", uses: ["Services"]),
    AppleModule("MessageUI", uses: ["Services"]),
    AppleModule("StoreKit", uses: ["Services"]),
    AppleModule("UserNotifications", uses: ["CoreLocation"]),
    AppleModule("LocalAuthentication", usesUIKit: false),
    AppleModule("Contacts", uses: ["Services"]),
    AppleModule("CoreImage", uses: ["Services"]),
    AppleModule("ImageIO", uses: ["Services"]),
    AppleModule("Accelerate", usesUIKit: false),
    AppleModule("LinkPresentation", uses: ["Services"]),
    AppleModule("PDFKit", uses: ["Services"]),
    AppleModule("QuickLook", uses: ["Services"]),
    AppleModule("Network", usesUIKit: false),
    AppleModule("CoreMotion", uses: ["Services"], usesUIKit: false),
    AppleModule("MediaPlayer", uses: ["Services"]),
]

// Compiles sources written for iOS as they are: a build-tool plugin rewrites them on the way to the compiler. A package of its own, so that
// a user of Touchstone alone builds no swift-syntax. SwiftPM builds a module only for a target that depends on it.
let package = Package(
    name: "Port",
    products: [
        .plugin(name: "PortUIKit", targets: ["PortUIKit"]),
        .executable(name: "port-uikit", targets: ["port-uikit"]),
        .library(name: "PortRewriter", targets: ["PortRewriter"]),
    ] + appleModules.map(\.product),
    dependencies: [
        .package(name: "Touchstone", path: ".."),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    ],
    targets: [
        // What translates nibs, storyboards and asset catalogs; it needs no swift-syntax.
        .target(name: "PortInterfaceBuilder"),
        .testTarget(name: "PortInterfaceBuilderTests", dependencies: ["PortInterfaceBuilder"]),
        .target(
            name: "PortRewriter",
            dependencies: [
                "PortInterfaceBuilder",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]
        ),
        .testTarget(name: "PortRewriterTests", dependencies: ["PortRewriter"]),
        .executableTarget(name: "port-uikit", dependencies: ["PortInterfaceBuilder", "PortRewriter"]),
        .plugin(name: "PortUIKit", capability: .buildTool(), dependencies: ["port-uikit"]),
        .testTarget(
            name: "AppleModulesTests",
            dependencies: [
                .product(name: "UIKit", package: "Touchstone"),
                .product(name: "TouchstoneTesting", package: "Touchstone"),
            ] + appleModules.map { .target(name: $0.name) }
        ),
    ] + appleModules.map(\.target)
)
