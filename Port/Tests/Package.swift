// swift-tools-version: 6.2
import PackageDescription

/// The modules in place of Apple's that AppleModulesTests uses.
let appleModules = [
    "AVFoundation", "Accelerate", "CoreHaptics", "CoreLocation", "CoreMedia", "ImageIO", "LocalAuthentication",
    "MapKit",
    "MobileCoreServices", "PhotosUI", "UniformTypeIdentifiers", "UserNotifications", "WebKit",
]

// A package of its own, so that `swift test` in the main package builds no swift-syntax.
let package = Package(
    name: "PortTests",
    dependencies: [.package(name: "Touchstone", path: "../..", traits: ["Port"])],
    targets: [
        .testTarget(
            name: "PortInterfaceBuilderTests", dependencies: [.product(name: "PortRewriter", package: "Touchstone")],
            path: "PortInterfaceBuilderTests"),
        .testTarget(
            name: "PortRewriterTests", dependencies: [.product(name: "PortRewriter", package: "Touchstone")],
            path: "PortRewriterTests"),
        .testTarget(
            name: "AppleModulesTests",
            dependencies: (["UIKit", "TouchstoneTesting"] + appleModules.map { "Touchstone" + $0 }).map {
                .product(name: $0, package: "Touchstone")
            },
            path: "AppleModulesTests"),
    ]
)
