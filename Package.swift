// swift-tools-version: 6.2
import PackageDescription

// Module and product names must not differ by case alone, since other people's disks fold case: the command is
// `touchstone`, so no module is called `Touchstone`.

/// The modules that `import UIKit` brings. A target that uses it names them as well, because an incremental build recompiles a target
/// only if a module that the manifest names for it has changed. `tools/check-manifest` finds missing names.
let kitModules = [
    "UIKit", "TouchstoneCore", "TouchstoneEnumerations", "TouchstoneGeometry", "TouchstoneLayout", "TouchstoneDrawing",
    "TouchstoneLayers", "TouchstoneLists", "TouchstoneControllers", "TouchstoneObjectiveC",
]
/// The modules that `import TouchstoneTesting` brings.
let testKitModules = [
    "TouchstoneTesting", "TouchstoneTestingTraits", "TouchstoneExplaining", "TouchstoneRecording",
    "TouchstoneViewDumps",
]
let kit = kitModules.map { Target.Dependency(stringLiteral: $0) }
let testKit = testKitModules.map { Target.Dependency(stringLiteral: $0) }

// A package whose trait is off is not even fetched. All but those of the port are on by default; a user of `UIKit` alone passes `traits: []`.
let argumentParser = Target.Dependency.product(
    name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Commands"]))
let yams = Target.Dependency.product(name: "Yams", package: "Yams", condition: .when(traits: ["Scenarios"]))
let webServer = ["NIOCore", "NIOPosix", "NIOHTTP1", "NIOWebSocket"].map {
    Target.Dependency.product(name: $0, package: "swift-nio", condition: .when(traits: ["WebHost"]))
}
let swiftSyntax = ["SwiftSyntax", "SwiftParser"].map {
    Target.Dependency.product(name: $0, package: "swift-syntax", condition: .when(traits: ["Port"]))
}

let package = Package(
    name: "Touchstone",
    platforms: [.macOS(.v13)],
    products: [
        // Each library also names the modules of this package that its interface uses, for the same reason.
        .library(name: "UIKit", targets: kitModules + ["CoreGraphics", "QuartzCore", "TouchstoneLogging"]),
        .library(
            name: "TouchstoneExplaining",
            targets: ["TouchstoneExplaining", "TouchstoneViewDumps", "TouchstoneCore", "TouchstoneGeometry"]),
        .library(name: "TouchstoneTesting", targets: testKitModules + kitModules),
        .library(name: "TouchstoneXCTest", targets: ["TouchstoneXCTest"] + testKitModules + kitModules),
        .library(name: "TouchstoneHammer", targets: ["TouchstoneHammer"] + testKitModules + kitModules),
        .library(name: "TouchstoneScenarios", targets: ["TouchstoneScenarios"] + testKitModules + kitModules),
        .library(
            name: "TouchstoneRecording", targets: ["TouchstoneRecording", "TouchstoneCore", "TouchstoneGeometry"]),
        .library(
            name: "TouchstoneWebHost",
            targets: [
                "TouchstoneWebHost", "TouchstoneExplaining", "TouchstoneRules", "TouchstoneViewDumps", "TouchstoneCore",
                "TouchstoneGeometry",
            ]),
        .executable(name: "touchstone", targets: ["TouchstoneCommand"]),
        .executable(name: "why-tap", targets: ["WhyTapCommand"]),
    ],
    traits: [
        .trait(name: "WebHost", description: "TouchstoneWebHost, which needs swift-nio"),
        .trait(name: "Scenarios", description: "TouchstoneScenarios, which needs Yams"),
        .trait(
            name: "Commands", description: "touchstone and why-tap, which also need swift-argument-parser",
            enabledTraits: ["WebHost", "Scenarios"]),
        .trait(
            name: "Port", description: "PortUIKit and port-uikit, which need swift-syntax",
            enabledTraits: ["AppleModules"]),
        .trait(name: "AppleModules", description: "TouchstoneMapKit and the other modules in place of Apple's"),
        .default(enabledTraits: ["Commands"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0"),
    ],
    targets: [
        .target(name: "TouchstoneGeometry"),
        // JSON, numbers and names as text.
        .target(name: "TouchstoneText"),
        .target(name: "TouchstoneEventFD"),
        // Calls of Swift initializers by address.
        .target(name: "TouchstoneInitializerCalls"),
        // Keeps the tests of Swift Testing on the main thread.
        .target(name: "TouchstoneMainThread"),
        // The enumerations of UIKit that accept any raw value.
        .target(name: "TouchstoneEnumerations"),
        .target(name: "TouchstoneConstraintSolver"),
        .testTarget(
            name: "TouchstoneConstraintSolverTests",
            dependencies: ["TouchstoneExpectations", "TouchstoneConstraintSolver"]),
        // What `Benchmarks/compare-kiwi` runs.
        .executableTarget(
            name: "SolverBench", dependencies: ["TouchstoneConstraintSolver"], path: "Benchmarks/Sources/SolverBench"),
        .target(
            name: "TouchstoneCore",
            dependencies: [
                "TouchstoneEnumerations", "TouchstoneGeometry", "TouchstoneText", "TouchstoneEventFD",
                "TouchstoneInitializerCalls",
            ]
        ),
        // Answers from stored view trees. It needs Foundation alone, so that it builds wherever Swift does.
        .target(name: "TouchstoneViewDumps", dependencies: ["TouchstoneText"]),
        .testTarget(name: "TouchstoneViewDumpsTests", dependencies: ["TouchstoneExpectations", "TouchstoneViewDumps"]),
        // docs/rules.md in the program, and its rules by their ids.
        .target(name: "TouchstoneRulesText"),
        .target(name: "TouchstoneRules", dependencies: ["TouchstoneRulesText"]),
        // Answers about view trees on any machine, as a command and for agent tools.
        .executableTarget(
            name: "WhyTapCommand",
            dependencies: [
                "TouchstoneViewDumps", "TouchstoneRules", "TouchstoneText",
                argumentParser,
            ]
        ),
        // Answers from the hit test and the trace.
        .target(
            name: "TouchstoneExplaining",
            dependencies: ["TouchstoneCore", "TouchstoneGeometry", "TouchstoneText", "TouchstoneViewDumps"]),
        // Constraints and stack views: an event alone needs none of it.
        .target(
            name: "TouchstoneLayout",
            dependencies: ["TouchstoneGeometry", "TouchstoneCore", "TouchstoneConstraintSolver", "TouchstoneText"]),
        .testTarget(
            name: "TouchstoneLayoutTests",
            dependencies: kit + testKit + ["TouchstoneExpectations"],
            exclude: ["Golden"]
        ),
        // Contexts, images and attributed strings; layers that draw, and animations.
        .target(name: "TouchstoneDrawing", dependencies: ["TouchstoneCore", "TouchstoneGeometry"]),
        .target(
            name: "TouchstoneLayers", dependencies: ["TouchstoneCore", "TouchstoneDrawing", "TouchstoneGeometry"]),
        // Tables and collections: their cells, layouts and data sources.
        .target(
            name: "TouchstoneLists",
            dependencies: ["TouchstoneCore", "TouchstoneGeometry", "TouchstoneInitializerCalls"]),
        .testTarget(
            name: "TouchstoneListsTests",
            dependencies: kit + testKit + ["TouchstoneExpectations", "TouchstoneTestSupport"]
        ),
        // What Foundation has by selector and key path where Objective-C is.
        .target(name: "TouchstoneObjectiveC", dependencies: ["TouchstoneGeometry", "TouchstoneCore"]),
        // What ported sources import in place of `os`, a name that others ask for with `canImport`.
        .target(name: "TouchstoneLogging"),
        // Presentations, alerts, tabs, pages and the like, small widgets and dynamics.
        .target(
            name: "TouchstoneControllers",
            dependencies: [
                "TouchstoneCore", "TouchstoneGeometry", "TouchstoneDrawing", "TouchstoneLayers", "TouchstoneLists",
            ]),
        .target(
            name: "UIKit",
            dependencies: [
                "TouchstoneEnumerations", "TouchstoneGeometry", "TouchstoneCore", "TouchstoneLayout",
                "TouchstoneDrawing", "TouchstoneLayers", "TouchstoneLists", "TouchstoneControllers",
                "TouchstoneObjectiveC",
                "_Testing_UIKit", "UIKitSubmodules",
            ]),
        // So that `import UIKit.UIGestureRecognizerSubclass` works.
        .systemLibrary(name: "UIKitSubmodules"),
        .target(name: "CoreGraphics", dependencies: ["TouchstoneGeometry", "_Testing_CoreGraphics"]),
        .target(name: "QuartzCore", dependencies: ["TouchstoneGeometry", "TouchstoneCore", "TouchstoneLayers"]),
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
        .target(
            name: "TouchstoneScenarios",
            dependencies: kit + [
                "TouchstoneExplaining", "TouchstoneRecording", "TouchstoneTesting", "TouchstoneViewDumps",
                "TouchstoneText", yams,
            ]
        ),
        .target(
            name: "TouchstoneWebHost",
            dependencies: [
                "TouchstoneGeometry",
                "TouchstoneCore", "TouchstoneExplaining", "TouchstoneRules", "TouchstoneText", "TouchstoneViewDumps",
                "TouchstonePageFiles",
            ] + webServer,
            exclude: ["Page"]
        ),
        // The page's files in the program, so that it needs nothing beside itself.
        .target(name: "TouchstonePageFiles"),
        // Plain UIKit code, which compiles against Apple's too.
        .target(name: "TouchstoneExamples", dependencies: kit, path: "Examples/Lab"),
        // One file for apps, which writes their views for `why-tap`.
        .target(
            name: "TouchstoneSnapshotFile", dependencies: kit, path: "Examples/TouchSnapshot",
            exclude: ["README.md"]
        ),
        // Code in the shapes that people write for iOS, and such as language mode 6 refuses.
        .target(
            name: "TouchstoneCorpus", dependencies: kit, path: "Examples/Corpus",
            exclude: ["Mode5"]
        ),
        .target(
            name: "TouchstoneCorpusModeFive", dependencies: kit, path: "Examples/Corpus/Mode5",
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .executableTarget(
            name: "OwnApp",
            dependencies: kit + [
                "TouchstoneWebHost"
            ], path: "Examples/OwnApp"
        ),
        // A comparison that costs the build of the tests less than `#expect`.
        .target(name: "TouchstoneExpectations"),
        // What the tests of several modules need.
        .target(
            name: "TouchstoneTestSupport",
            dependencies: kit + testKit),
        // What the coverage-guided fuzzer calls; see Fuzz/README.md.
        .target(
            name: "TouchstoneFuzzTargets",
            dependencies: kit + testKit + [
                "TouchstoneScenarios", "TouchstoneTestSupport", "TouchstoneTouchscreenDecoder", "TouchstoneWebHost",
            ]
        ),
        // What `tools/soak` runs.
        .executableTarget(
            name: "TouchstoneSoak",
            dependencies: kit + testKit + [
                "TouchstoneTestSupport", "TouchstoneExamples", "TouchstoneText",
            ]
        ),
        .testTarget(
            name: "TouchstoneCoreTests",
            dependencies: kit + testKit + [
                "TouchstoneExpectations",
                "CoreGraphics", "QuartzCore", "TouchstoneTestSupport",
            ]
        ),
        // Code of language mode 5 compiles as it does for iOS.
        .testTarget(
            name: "LanguageModeTests",
            dependencies: kit + testKit + ["TouchstoneExpectations"],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .target(
            name: "TouchstoneTouchscreenDecoder", dependencies: ["TouchstoneCore"]
        ),
        .target(name: "TouchstoneChromium", dependencies: ["TouchstoneText"]),
        .executableTarget(
            name: "TouchstoneCommand",
            dependencies: kit + testKit + [
                "TouchstoneScenarios", "TouchstoneRules", "TouchstoneText", "TouchstoneWebHost", "TouchstoneExamples",
                "TouchstoneTouchscreenDecoder", argumentParser,
            ]
        ),
    ]
)

// `tools/check-slice` builds the program of one long check in the build folder of the tests.
switch Context.environment["TOUCHSTONE_SLICE"] {
case "faults":
    package.targets.append(
        .executableTarget(name: "Faults", dependencies: kit + testKit, path: "Faults/Sources/Faults"))
case "agreement":
    package.targets += [
        .target(name: "Model", path: "ReferenceModel/Sources/Model"),
        .executableTarget(
            name: "ReferenceModel", dependencies: kit + testKit + ["Model"],
            path: "ReferenceModel/Sources/ReferenceModel"),
    ]
default: break
}

// `swift test` leaves these out, because it would take too long with them. `tools/test-all` runs all tests.
if Context.environment["TOUCHSTONE_TESTS"] == "all" {
    package.targets += [
        .testTarget(
            name: "TouchstoneLayersTests",
            dependencies: kit + testKit + ["TouchstoneExpectations"]
        ),
        .testTarget(
            name: "TouchstoneControllersTests",
            dependencies: kit + testKit + ["TouchstoneExpectations", "TouchstoneTestSupport"]
        ),
        .testTarget(
            name: "TouchstoneRecordingTests",
            dependencies: kit + testKit + [
                "TouchstoneExpectations",
                "TouchstoneTestSupport", "TouchstoneText", "TouchstoneExamples", "TouchstoneCommand",
                "TouchstoneTouchscreenDecoder",
                "TouchstoneScenarios", argumentParser,
            ]
        ),
        .testTarget(
            name: "TouchstoneScenariosTests",
            dependencies: kit + testKit + [
                "TouchstoneExpectations",
                "TouchstoneScenarios", "TouchstoneTestSupport", "TouchstoneCommand",
            ]
        ),
        .testTarget(
            name: "TouchstoneWebHostTests",
            dependencies: kit + testKit + [
                "TouchstoneExpectations",
                "TouchstoneWebHost", "TouchstoneRules", "TouchstoneTestSupport", "TouchstoneChromium",
                "TouchstoneExamples", "TouchstoneText",
                "TouchstoneCommand", "OwnApp",
            ]
        ),
        .testTarget(
            name: "TouchstoneHammerTests",
            dependencies: kit + testKit + [
                "TouchstoneExpectations",
                "TouchstoneHammer", "TouchstoneXCTest",
            ]
        ),
        .testTarget(
            name: "TouchstoneTouchscreenDecoderTests",
            dependencies: kit + testKit + [
                "TouchstoneExpectations",
                "TouchstoneTouchscreenDecoder", "TouchstoneTestSupport",
            ]
        ),
        .testTarget(
            name: "TouchstoneExamplesTests",
            dependencies: kit + testKit + [
                "TouchstoneExpectations",
                "TouchstoneExamples", "TouchstoneSnapshotFile",
            ]
        ),
        .testTarget(
            name: "TouchstoneCorpusTests",
            dependencies: kit + testKit + [
                "TouchstoneExpectations",
                "TouchstoneCorpus", "TouchstoneCorpusModeFive",
            ]
        ),
        // Each name that touch code uses, in the way it is used: that it compiles is the test.
        .testTarget(
            name: "NamesTests",
            dependencies: kit + testKit + ["QuartzCore", "TouchstoneExpectations"]),
    ]
}

// Port compiles sources written for iOS as they are: a build-tool plugin rewrites them on the way to the compiler.

/// A module in place of one of Apple's. `import MapKit` in a ported source becomes `import TouchstoneMapKit` if its target depends on that product.
///
/// The names differ from Apple's, so that `canImport(MapKit)` stays false in packages that are not ported.
struct AppleModule {
    let name: String
    let uses: [String]
    let usesUIKit: Bool

    init(_ name: String, uses: [String] = [], usesUIKit: Bool = true) {
        self.name = "Touchstone" + name
        self.uses = uses.map { "Touchstone" + $0 }
        self.usesUIKit = usesUIKit
    }

    var product: Product { .library(name: name, targets: [name]) }
    var target: Target {
        .target(
            name: name,
            dependencies: uses.map { .target(name: $0) } + (usesUIKit ? kit : []), path: "Port/Sources/" + name)
    }
}

let appleModules = [
    AppleModule("Services", usesUIKit: false),
    AppleModule("CoreMedia", usesUIKit: false),
    AppleModule("AudioToolbox", uses: ["Services"], usesUIKit: false),
    AppleModule("AVFoundation", uses: ["AudioToolbox", "CoreMedia", "Services"]),
    AppleModule("AVKit", uses: ["AVFoundation", "Services"]),
    AppleModule("CoreLocation", uses: ["Services"], usesUIKit: false),
    AppleModule("MapKit", uses: ["CoreLocation", "Services"]),
    AppleModule("UniformTypeIdentifiers"),
    AppleModule("MobileCoreServices", uses: ["Services", "UniformTypeIdentifiers"], usesUIKit: false),
    AppleModule("CoreHaptics", uses: ["Services"], usesUIKit: false),
    AppleModule("Photos", uses: ["AVFoundation", "CoreLocation", "Services"]),
    AppleModule("PhotosUI", uses: ["Photos"]),
    AppleModule("WebKit", uses: ["Services"]),
    AppleModule("SafariServices", uses: ["Services"]),
    AppleModule("MessageUI", uses: ["Services"]),
    AppleModule("StoreKit", uses: ["Services"]),
    AppleModule("UserNotifications", uses: ["CoreLocation"]),
    AppleModule("LocalAuthentication", usesUIKit: false),
    AppleModule("Contacts", uses: ["Services"]),
    AppleModule("CoreImage", uses: ["Services"]),
    AppleModule("ImageIO", uses: ["Services"]),
    AppleModule("Accelerate", usesUIKit: false),
    AppleModule("LinkPresentation", uses: ["Services"]),
    AppleModule("PDFKit", uses: ["Services"]),
    AppleModule("QuickLook", uses: ["Services"]),
    AppleModule("Network", usesUIKit: false),
    AppleModule("CoreMotion", uses: ["Services"], usesUIKit: false),
    AppleModule("MediaPlayer", uses: ["Services"]),
]

package.products += appleModules.map(\.product)
package.products += [
    .plugin(name: "PortUIKit", targets: ["PortUIKit"]),
    .executable(name: "port-uikit", targets: ["port-uikit"]),
    .library(name: "PortRewriter", targets: ["PortRewriter", "PortInterfaceBuilder"]),
]
package.targets += appleModules.map(\.target)
package.targets += [
    // What translates nibs, storyboards and asset catalogs; it needs no swift-syntax.
    .target(name: "PortInterfaceBuilder", path: "Port/Sources/PortInterfaceBuilder"),
    .target(
        name: "PortRewriter", dependencies: ["PortInterfaceBuilder"] + swiftSyntax,
        path: "Port/Sources/PortRewriter"),
    .executableTarget(
        name: "port-uikit", dependencies: ["PortInterfaceBuilder", "PortRewriter"], path: "Port/Sources/port-uikit"),
    .plugin(
        name: "PortUIKit", capability: .buildTool(), dependencies: ["port-uikit"], path: "Port/Plugins/PortUIKit"),
]

#if os(macOS) || os(Windows)
    // The SDK of a Mac has its own `UIKit` and `CoreGraphics`, so only what needs Foundation alone is built there: `why-tap` and its tests.
    let portable: Set<String> = [
        "TouchstoneExpectations", "TouchstoneText", "TouchstoneViewDumps", "TouchstoneViewDumpsTests",
        "TouchstoneRulesText", "TouchstoneRules",
        "WhyTapCommand",
    ]
    package.targets.removeAll { !portable.contains($0.name) }
    package.products.removeAll { $0.name != "why-tap" }
    package.dependencies.removeLast(3)
#endif
