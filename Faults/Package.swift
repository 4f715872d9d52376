// swift-tools-version: 6.2
import PackageDescription

// Mistakes that people make with touches, planted in code as they write it, and what `explain` says of each. A package of its
// own, so that nobody who uses Touchstone builds it.
let package = Package(
    name: "Faults",
    products: [.executable(name: "touchstone-faults", targets: ["Faults"])],
    dependencies: [.package(name: "Touchstone", path: "..")],
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
