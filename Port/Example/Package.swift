// swift-tools-version: 6.2
import PackageDescription

/// The folders of Port/Fixtures that have tests. Each is a module.
let subjects = [
    "Controllers", "Controls", "Gestures", "Lists", "Menus", "ObjectiveC", "Presentations", "Scrolling", "Text",
]

// Compiles the sources in Port/Fixtures, which are written as for iOS, through the plugin. Names is only compiled, and so is Services, which
// imports modules in place of Apple's frameworks.
let package = Package(
    name: "PortExample",
    dependencies: [.package(name: "Touchstone", path: "../..", traits: ["Port"])],
    targets: subjects.map { ported($0) } + subjects.map { tests(of: $0) }
        + [
            ported("Names"),
            ported(
                "Services",
                modules: [
                    "TouchstoneAVFoundation", "TouchstoneMapKit", "TouchstonePhotosUI",
                    "TouchstoneUniformTypeIdentifiers",
                ]),
            .target(
                name: "FixtureTesting",
                dependencies: [
                    .product(name: "UIKit", package: "Touchstone"),
                    .product(name: "TouchstoneTesting", package: "Touchstone"),
                ]),
        ]
)

/// The module of the sources in that folder of Port/Fixtures.
func ported(_ subject: String, modules: [String] = []) -> Target {
    .target(
        name: "Ported" + subject,
        dependencies: [.product(name: "UIKit", package: "Touchstone")]
            + modules.map { .product(name: $0, package: "Touchstone") },
        exclude: ["port.json"],
        swiftSettings: [.swiftLanguageMode(.v5)], plugins: [.plugin(name: "PortUIKit", package: "Touchstone")]
    )
}

func tests(of subject: String) -> Target {
    .testTarget(
        name: subject + "Tests",
        dependencies: [
            .target(name: "Ported" + subject), .target(name: "FixtureTesting"),
            .product(name: "UIKit", package: "Touchstone"),
            .product(name: "TouchstoneTesting", package: "Touchstone"),
        ],
        swiftSettings: [.swiftLanguageMode(.v5)]
    )
}
