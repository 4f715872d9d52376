// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that packages that use Touchstone do not build it, and so that the model cannot use the library.
let package = Package(
    name: "ReferenceModel",
    products: [.executable(name: "touchstone-reference-model", targets: ["ReferenceModel"])],
    dependencies: [.package(name: "Touchstone", path: "..", traits: [])],
    targets: [
        // Implements the rules without the library: it has no dependency.
        .target(name: "Model"),
        .executableTarget(
            name: "ReferenceModel",
            dependencies: [
                "Model", .product(name: "UIKit", package: "Touchstone"),
                .product(name: "TouchstoneTesting", package: "Touchstone"),
            ]
        ),
        .testTarget(name: "ReferenceModelTests", dependencies: ["Model"]),
    ]
)
