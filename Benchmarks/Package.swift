// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody who uses Touchstone inherits it.
let package = Package(
    name: "TouchstoneBenchmarks",
    products: [
        .executable(name: "touchstone-bench", targets: ["TouchstoneBench"]),
        .executable(name: "solver-bench", targets: ["SolverBench"]),
    ],
    dependencies: [
        .package(name: "Touchstone", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    ],
    targets: [
        .target(name: "AllocationCount"),
        .executableTarget(
            name: "SolverBench", dependencies: [.product(name: "TouchstoneConstraintSolver", package: "Touchstone")]),
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
