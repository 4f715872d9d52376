// swift-tools-version: 6.2
import PackageDescription

// Compiles sources written for iOS as they are: a build-tool plugin rewrites them on the way to the compiler. A package of its own, so that
// nobody who uses Touchstone builds swift-syntax.
let package = Package(
    name: "Port",
    products: [
        .plugin(name: "PortUIKit", targets: ["PortUIKit"]),
        .executable(name: "port-uikit", targets: ["port-uikit"]),
        .library(name: "PortRewriter", targets: ["PortRewriter"]),
    ],
    dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")],
    targets: [
        .target(
            name: "PortRewriter",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]
        ),
        .testTarget(name: "PortRewriterTests", dependencies: ["PortRewriter"]),
        .executableTarget(name: "port-uikit", dependencies: ["PortRewriter"]),
        .plugin(name: "PortUIKit", capability: .buildTool(), dependencies: ["port-uikit"]),
    ]
)
