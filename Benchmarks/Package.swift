// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that packages that use Touchstone do not build it.
let package = Package(
    name: "TouchstoneBenchmarks",
    products: [
        .executable(name: "touchstone-bench", targets: ["TouchstoneBench"])
    ],
    dependencies: [
        .package(name: "Touchstone", path: "..", traits: []),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    ],
    targets: [
        .target(name: "AllocationCount"),
        .executableTarget(
            name: "TouchstoneBench",
            dependencies: [
                "AllocationCount", .product(name: "UIKit", package: "Touchstone"),
                .product(name: "TouchstoneRecording", package: "Touchstone"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
    ]
)
