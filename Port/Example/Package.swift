// swift-tools-version: 6.2
import PackageDescription

// Compiles sources that are written as for iOS through the plugin: Port/Corpus, Port/Screens, Port/Lists, Port/Controllers, Port/Kits, Port/Names
// and Port/Services, which imports modules in place of Apple's frameworks.
let package = Package(
    name: "PortExample",
    dependencies: [.package(name: "Touchstone", path: "../.."), .package(name: "Port", path: "..")],
    targets: ["Corpus", "Screens", "Lists", "Controllers", "Kits", "Names"].map { ported($0) }
        + [
            ported(
                "Services",
                modules: [
                    "TouchstoneAVFoundation", "TouchstoneMapKit", "TouchstonePhotosUI",
                    "TouchstoneUniformTypeIdentifiers",
                ])
        ]
        + ["Corpus", "Screens", "Lists", "Controllers", "Kits"].map { tests(of: $0) }
)

/// The sources of the folder beside this package that has that name.
func ported(_ folder: String, modules: [String] = []) -> Target {
    .target(
        name: "Ported" + folder,
        dependencies: [.product(name: "UIKit", package: "Touchstone")]
            + modules.map { .product(name: $0, package: "Port") },
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
