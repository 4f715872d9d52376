// swift-tools-version: 6.2
import PackageDescription

// Compiles sources that are written as for iOS through the plugin: Port/Corpus, Port/Screens, Port/Lists, Port/Controllers, Port/Kits and Port/Names.
let package = Package(
    name: "PortExample",
    dependencies: [.package(name: "Touchstone", path: "../.."), .package(name: "Port", path: "..")],
    targets: ["Corpus", "Screens", "Lists", "Controllers", "Kits", "Names"].map { ported($0) }
        + ["Corpus", "Screens", "Lists", "Controllers", "Kits"].map { tests(of: $0) }
)

/// The sources of the folder beside this package that has that name.
func ported(_ folder: String) -> Target {
    .target(
        name: "Ported" + folder, dependencies: [.product(name: "UIKit", package: "Touchstone")],
        exclude: ["port.json"],
        swiftSettings: [.swiftLanguageMode(.v5)], plugins: [.plugin(name: "PortUIKit", package: "Port")]
    )
}

func tests(of folder: String) -> Target {
    .testTarget(
        name: "Ported\(folder)Tests",
        dependencies: [
            .target(name: "Ported" + folder), .product(name: "UIKit", package: "Touchstone"),
            .product(name: "TouchstoneTesting", package: "Touchstone"),
        ],
        swiftSettings: [.swiftLanguageMode(.v5)]
    )
}
