// swift-tools-version: 6.2
import PackageDescription

// Mistakes injected into code, and the answers that `explain` must give about them. A package of its own, so that
// applications that use Touchstone do not build it.
let package = Package(
    name: "Faults",
    products: [.executable(name: "touchstone-faults", targets: ["Faults"])],
    dependencies: [.package(name: "Touchstone", path: "..", traits: [])],
    targets: [
        .executableTarget(
            name: "Faults",
            dependencies: [
                .product(name: "UIKit", package: "Touchstone"),
                .product(name: "TouchstoneTesting", package: "Touchstone"),
            ]
        )
    ]
)
