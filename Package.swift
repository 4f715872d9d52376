// swift-tools-version: 6.2
import PackageDescription

// Module and product names must not differ by case alone, since other people's disks fold case: the command is
// `touchstone`, so no module is called `Touchstone`.

/// What `import UIKit` brings. Targets that use it name its modules as well: an incremental build follows direct dependencies alone.
let kit: [Target.Dependency] = [
    "UIKit", "TouchstoneCore", "TouchstoneLayout", "TouchstoneDrawing", "TouchstoneLayers", "TouchstoneLists",
    "TouchstoneControllers",
]

let package = Package(
    name: "Touchstone",
    products: [
        // The core is named as well: an incremental build recompiles what uses the facades only when a module named here
        // has changed, and the facades' own never do.
        .library(
            name: "UIKit",
            targets: [
                "UIKit", "CoreGraphics", "QuartzCore", "TouchstoneCore", "TouchstoneEnumerations", "TouchstoneGeometry",
                "TouchstoneLayout", "TouchstoneDrawing", "TouchstoneLayers", "TouchstoneLists",
                "TouchstoneControllers", "TouchstoneObjectiveC",
                "TouchstoneLogging",
            ]),
        .library(name: "TouchstoneExplaining", targets: ["TouchstoneExplaining"]),
        .library(
            name: "TouchstoneTesting",
            targets: ["TouchstoneTesting", "TouchstoneTestingTraits", "TouchstoneExplaining"]),
        .library(name: "TouchstoneXCTest", targets: ["TouchstoneXCTest", "TouchstoneTesting"]),
        .library(
            name: "TouchstoneHammer", targets: ["TouchstoneHammer", "TouchstoneTesting", "TouchstoneTestingTraits"]),
        .library(name: "TouchstoneScenarios", targets: ["TouchstoneScenarios"]),
        .library(name: "TouchstoneRecording", targets: ["TouchstoneRecording"]),
        .library(name: "TouchstoneWebHost", targets: ["TouchstoneWebHost"]),
        .executable(name: "touchstone", targets: ["TouchstoneCommand"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),
    ],
    targets: [
        .target(name: "TouchstoneGeometry"),
        // JSON, numbers and names as text.
        .target(name: "TouchstoneText"),
        .target(name: "TouchstoneEventFD"),
        // Keeps the tests of Swift Testing on the main thread.
        .target(name: "TouchstoneMainThread"),
        // The enumerations of UIKit that accept any raw value.
        .target(name: "TouchstoneEnumerations"),
        .target(name: "TouchstoneConstraintSolver"),
        .testTarget(name: "TouchstoneConstraintSolverTests", dependencies: ["TouchstoneConstraintSolver"]),
        // What `Benchmarks/compare-kiwi` runs.
        .executableTarget(
            name: "SolverBench", dependencies: ["TouchstoneConstraintSolver"], path: "Benchmarks/Sources/SolverBench"),
        .target(
            name: "TouchstoneCore",
            dependencies: ["TouchstoneEnumerations", "TouchstoneGeometry", "TouchstoneText", "TouchstoneEventFD"]
        ),
        // Answers from stored view trees. It needs Foundation alone, so that it builds wherever Swift does.
        .target(name: "TouchstoneViewDumps", dependencies: ["TouchstoneText"]),
        // Answers from the hit test and the trace.
        .target(
            name: "TouchstoneExplaining",
            dependencies: ["TouchstoneCore", "TouchstoneGeometry", "TouchstoneText", "TouchstoneViewDumps"]),
        // Constraints and stack views: an event alone needs none of it.
        .target(
            name: "TouchstoneLayout",
            dependencies: ["TouchstoneCore", "TouchstoneConstraintSolver", "TouchstoneText"]),
        .testTarget(
            name: "TouchstoneLayoutTests",
            dependencies: [
                "UIKit", "TouchstoneCore", "TouchstoneLayout", "TouchstoneTesting", "TouchstoneTestingTraits",
            ],
            exclude: ["Golden"]
        ),
        // Contexts, images and attributed strings; layers that draw, and animations.
        .target(name: "TouchstoneDrawing", dependencies: ["TouchstoneCore", "TouchstoneGeometry"]),
        .target(
            name: "TouchstoneLayers", dependencies: ["TouchstoneCore", "TouchstoneDrawing", "TouchstoneGeometry"]),
        .testTarget(
            name: "TouchstoneLayersTests",
            dependencies: [
                "UIKit", "TouchstoneCore", "TouchstoneLayers", "TouchstoneTesting", "TouchstoneTestingTraits",
            ]
        ),
        // Tables and collections: their cells, layouts and data sources.
        .target(name: "TouchstoneLists", dependencies: ["TouchstoneCore", "TouchstoneGeometry"]),
        .testTarget(
            name: "TouchstoneListsTests",
            dependencies: [
                "UIKit", "TouchstoneCore", "TouchstoneLists", "TouchstoneTesting", "TouchstoneTestingTraits",
            ]
        ),
        // What Foundation has by selector and key path where Objective-C is.
        .target(name: "TouchstoneObjectiveC", dependencies: ["TouchstoneCore"]),
        // What ported sources import in place of `os`, a name that others ask for with `canImport`.
        .target(name: "TouchstoneLogging"),
        // Presentations, alerts, tabs, pages and the like, small widgets and dynamics.
        .target(
            name: "TouchstoneControllers",
            dependencies: [
                "TouchstoneCore", "TouchstoneGeometry", "TouchstoneDrawing", "TouchstoneLayers", "TouchstoneLists",
            ]),
        .testTarget(
            name: "TouchstoneControllersTests",
            dependencies: [
                "UIKit", "TouchstoneCore", "TouchstoneControllers", "TouchstoneTesting", "TouchstoneTestingTraits",
            ]
        ),
        .target(
            name: "UIKit",
            dependencies: [
                "TouchstoneCore", "TouchstoneLayout", "TouchstoneDrawing", "TouchstoneLayers", "TouchstoneLists",
                "TouchstoneControllers",
                "TouchstoneObjectiveC",
                "_Testing_UIKit", "UIKitSubmodules",
            ]),
        // So that `import UIKit.UIGestureRecognizerSubclass` works.
        .systemLibrary(name: "UIKitSubmodules"),
        .target(name: "CoreGraphics", dependencies: ["TouchstoneGeometry", "_Testing_CoreGraphics"]),
        .target(name: "QuartzCore", dependencies: ["TouchstoneCore", "TouchstoneLayers"]),
        // The toolchain expects these overlay modules wherever `Testing` and `UIKit` are imported together.
        .target(name: "_Testing_UIKit"),
        .target(name: "_Testing_CoreGraphics"),
        .target(
            name: "TouchstoneRecording", dependencies: ["TouchstoneCore", "TouchstoneGeometry", "TouchstoneText"]
        ),
        .target(
            name: "TouchstoneTesting",
            dependencies: [
                "TouchstoneCore", "TouchstoneExplaining", "TouchstoneGeometry", "TouchstoneLists",
                "TouchstoneRecording",
            ]),
        .target(
            name: "TouchstoneTestingTraits",
            dependencies: ["TouchstoneCore", "TouchstoneRecording", "TouchstoneTesting", "TouchstoneMainThread"]
        ),
        // Language mode 5, since in mode 6 a function on the main actor is sendable too, and those that `swift build` lists as
        // tests are not.
        .target(
            name: "TouchstoneXCTest", dependencies: ["TouchstoneCore", "TouchstoneRecording", "TouchstoneTesting"],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .target(
            name: "TouchstoneHammer",
            dependencies: [
                "TouchstoneCore", "TouchstoneExplaining", "TouchstoneLayout", "TouchstoneRecording",
                "TouchstoneTesting",
                "TouchstoneTestingTraits",
            ]
        ),
        .testTarget(
            name: "TouchstoneHammerTests",
            dependencies: [
                "UIKit", "TouchstoneCore", "TouchstoneHammer", "TouchstoneTesting", "TouchstoneTestingTraits",
                "TouchstoneXCTest",
            ]
        ),
        .target(
            name: "TouchstoneScenarios",
            dependencies: [
                "UIKit", "TouchstoneCore", "TouchstoneExplaining", "TouchstoneRecording", "TouchstoneTesting",
                "TouchstoneText",
                "TouchstoneViewDumps", .product(name: "Yams", package: "Yams"),
            ]
        ),
        .target(
            name: "TouchstoneWebHost",
            dependencies: [
                "TouchstoneCore", "TouchstoneExplaining", "TouchstoneText", "TouchstoneViewDumps",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"), "TouchstonePageFiles",
            ],
            exclude: ["Page"]
        ),
        // The page's files in the program, so that it needs nothing beside itself.
        .target(name: "TouchstonePageFiles"),
        // Plain UIKit code, which compiles against Apple's too.
        .target(name: "TouchstoneExamples", dependencies: kit, path: "Examples/Lab"),
        // Code in the shapes that people write for iOS, and such as language mode 6 refuses.
        .target(
            name: "TouchstoneCorpus", dependencies: kit, path: "Examples/Corpus",
            exclude: ["Mode5"]
        ),
        .target(
            name: "TouchstoneCorpusModeFive", dependencies: kit, path: "Examples/Corpus/Mode5",
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .testTarget(
            name: "TouchstoneCorpusTests",
            dependencies: [
                "UIKit", "TouchstoneCore", "TouchstoneGeometry", "TouchstoneTesting", "TouchstoneCorpus",
                "TouchstoneCorpusModeFive",
            ]
        ),
        .executableTarget(
            name: "OwnApp", dependencies: ["UIKit", "TouchstoneCore", "TouchstoneWebHost"], path: "Examples/OwnApp"
        ),
        // What the tests of several modules need.
        .target(name: "TouchstoneTestSupport", dependencies: ["UIKit", "TouchstoneCore", "TouchstoneTesting"]),
        // What the coverage-guided fuzzer calls; see Fuzz/README.md.
        .target(
            name: "TouchstoneFuzzTargets",
            dependencies: [
                "TouchstoneCore", "TouchstoneExplaining", "TouchstoneRecording", "TouchstoneScenarios",
                "TouchstoneTesting",
                "TouchstoneTestSupport", "TouchstoneTouchscreenDecoder", "TouchstoneViewDumps", "TouchstoneWebHost",
            ]
        ),
        // What `tools/soak` runs.
        .executableTarget(
            name: "TouchstoneSoak",
            dependencies: [
                "UIKit", "TouchstoneCore", "TouchstoneTesting", "TouchstoneTestSupport", "TouchstoneExamples",
                "TouchstoneRecording", "TouchstoneText",
            ]
        ),
        .testTarget(
            name: "TouchstoneCoreTests",
            dependencies: [
                "UIKit", "CoreGraphics", "QuartzCore", "TouchstoneCore", "TouchstoneTesting", "TouchstoneTestingTraits",
                "TouchstoneTestSupport",
                "TouchstoneExplaining", "TouchstoneViewDumps",
            ]
        ),
        // Each name that touch code uses, in the way it is used: that it compiles is the test.
        .testTarget(name: "NamesTests", dependencies: kit + ["TouchstoneTesting", "TouchstoneTestingTraits"]),
        // Code of language mode 5 compiles as it does for iOS.
        .testTarget(
            name: "LanguageModeTests",
            dependencies: ["UIKit", "TouchstoneCore", "TouchstoneTesting", "TouchstoneTestingTraits"],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .target(
            name: "TouchstoneTouchscreenDecoder", dependencies: ["TouchstoneCore"]
        ),
        .testTarget(
            name: "TouchstoneTouchscreenDecoderTests",
            dependencies: [
                "TouchstoneTouchscreenDecoder", "UIKit", "TouchstoneCore", "TouchstoneTesting",
                "TouchstoneTestingTraits", "TouchstoneTestSupport",
            ]
        ),
        .testTarget(
            name: "TouchstoneScenariosTests",
            dependencies: [
                "TouchstoneScenarios", "TouchstoneCore", "TouchstoneTesting", "TouchstoneTestSupport",
                "TouchstoneCommand", "TouchstoneViewDumps",
            ]
        ),
        .testTarget(
            name: "TouchstoneRecordingTests",
            dependencies: [
                "UIKit", "TouchstoneCore", "TouchstoneRecording", "TouchstoneTesting", "TouchstoneTestingTraits",
                "TouchstoneTestSupport", "TouchstoneExamples", "TouchstoneCommand", "TouchstoneTouchscreenDecoder",
                "TouchstoneScenarios", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .target(name: "TouchstoneChromium"),
        .testTarget(
            name: "TouchstoneWebHostTests",
            dependencies: [
                "UIKit", "TouchstoneCore", "TouchstoneWebHost", "TouchstoneTesting", "TouchstoneTestingTraits",
                "TouchstoneTestSupport", "TouchstoneChromium", "TouchstoneExamples", "TouchstoneCommand", "OwnApp",
            ]
        ),
        .testTarget(
            name: "TouchstoneExamplesTests",
            dependencies: [
                "UIKit", "TouchstoneCore", "TouchstoneExamples", "TouchstoneRecording", "TouchstoneTesting",
                "TouchstoneTestingTraits",
            ]
        ),
        .executableTarget(
            name: "TouchstoneCommand",
            dependencies: [
                "UIKit", "TouchstoneCore", "TouchstoneExplaining", "TouchstoneTesting", "TouchstoneScenarios",
                "TouchstoneText", "TouchstoneWebHost", "TouchstoneExamples", "TouchstoneTouchscreenDecoder",
                "TouchstoneRecording", "TouchstoneViewDumps",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
    ]
)
