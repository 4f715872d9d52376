// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that packages that use Touchstone do not build it, and so that the model can't reach the library.
let package = Package(
    name: "ReferenceModel",
    products: [.executable(name: "touchstone-reference-model", targets: ["ReferenceModel"])],
    dependencies: [.package(name: "Touchstone", path: "..", traits: [])],
    targets: [
        // Knows the rules and nothing of the library: it has no dependency.
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
