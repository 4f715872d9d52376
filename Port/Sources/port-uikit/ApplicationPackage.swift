#if Port
import Foundation
import PortInterfaceBuilder
import PortRewriter

/// A package that shows a ported application on a page.
struct ApplicationPackage {
    private static let firstLine = "// Written by `port-uikit app`, which replaces this file."

    private let application: ApplicationFolder
    private let port: PortRewriter.Port
    private let output: String
    private let touchstone: String

    /// - Parameters:
    ///   - output: The folder of the package.
    ///   - touchstone: The folder of Touchstone.
    init(_ application: ApplicationFolder, _ port: PortRewriter.Port, output: String, touchstone: String) {
        self.application = application
        self.port = port
        self.output = output
        self.touchstone = touchstone
    }

    /// The name of the module: that of the application, as an identifier.
    private var module: String {
        let name = String(application.name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name : name
    }

    /// Writes the package. Throws, and writes nothing, if the folder contains files that this command did not write.
    ///
    /// - Parameter translations: The translated nibs, storyboards and catalogs.
    func write(_ translations: [(name: String, text: String)]) throws {
        let manifest = output + "/Package.swift"
        let files = (try? FileManager.default.contentsOfDirectory(atPath: output)) ?? []
        if !files.isEmpty {
            let old = (try? String(contentsOfFile: manifest, encoding: .utf8)) ?? ""
            guard old.contains(Self.firstLine) else { throw ApplicationError.notEmpty(output) }
        }
        let sources = output + "/Sources/" + module
        try? FileManager.default.removeItem(atPath: output + "/Sources")
        try FileManager.default.createDirectory(atPath: sources, withIntermediateDirectories: true)
        var texts = zip(Port.names(of: port.sources.map(\.path)), port.sources).map {
            (name: $0 + ".swift", text: $1.text)
        }
        texts += translations
        texts.append((name: "ApplicationHost.swift", text: host(hasInterface: !translations.isEmpty)))
        for file in texts { try write(file.text, to: sources + "/" + file.name) }
        try copyBundledFiles(to: sources + "/Resources")
        try write(self.manifest, to: manifest)
    }

    private func write(_ text: String, to path: String) throws {
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    /// Copies the files of the bundle without their folders, as Xcode does, except for those of languages.
    private func copyBundledFiles(to folder: String) throws {
        for path in application.bundled {
            let parts = path.split(separator: "/").map(String.init)
            let language = parts.dropLast().last { $0.hasSuffix(".lproj") }
            let place = language.map { folder + "/" + $0 } ?? folder
            try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
            let target = place + "/" + (parts.last ?? "")
            // The first of several files with the same name is kept, as in a bundle.
            if !FileManager.default.fileExists(atPath: target) {
                try FileManager.default.copyItem(atPath: path, toPath: target)
            }
        }
    }

    private var manifest: String {
        let products = (["UIKit", "TouchstoneWebHost"] + port.products).map {
            ".product(name: \"\($0)\", package: \"Touchstone\")"
        }
        let resources = application.bundled.isEmpty ? "" : "\n            resources: [.process(\"Resources\")],"
        return """
            // swift-tools-version: 6.2
            \(Self.firstLine)
            import PackageDescription

            let package = Package(
                name: \(quoted(module)),
                dependencies: [
                    .package(name: "Touchstone", path: \(quoted(touchstone)), traits: ["AppleModules", "WebHost"])
                ],
                targets: [
                    .executableTarget(
                        name: \(quoted(module)),
                        dependencies: [
                            \(products.joined(separator: ",\n                "))
                        ],\(resources)
                        swiftSettings: [.swiftLanguageMode(.v5)])
                ]
            )

            """
    }

    /// Starts the page before the application launches.
    private func host(hasInterface: Bool) -> String {
        let registration = ["#if compiler(<6.3)", "PortedInterface.module.register()", "#endif"]
        let statements = (hasInterface ? registration : []) + ["WebHost.start()"]
        func start(indentation: Int) -> String {
            statements.joined(separator: "\n" + String(repeating: " ", count: indentation))
        }
        var text = "import Foundation\nimport TouchstoneWebHost\nimport UIKit\n\n"
        if port.hasMainType, let delegate = port.applicationDelegate {
            text += """
                extension \(delegate) {
                    /// Shows the application on a page.
                    static func main() {
                        \(start(indentation: 8))
                        UIApplication.run(self)
                    }
                }

                """
        } else {
            text += """
                /// Shows the application on a page. It is called in place of UIKit's function.
                @MainActor @discardableResult
                func UIApplicationMain(
                    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
                    _ delegateClassName: String?
                ) -> Int32 {
                    \(start(indentation: 4))
                    return UIKit.UIApplicationMain(argc, argv, principalClassName, delegateClassName)
                }

                """
        }
        if !application.bundled.isEmpty {
            text += """

                extension Bundle {
                    /// The bundle with the application's files, in place of the folder of the program.
                    static var main: Bundle { module }
                }

                """
        }
        return text
    }

    private func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}

/// The reasons why no package can be written.
enum ApplicationError: Error, CustomStringConvertible {
    case noFolder(String)
    case noSources(String)
    case noDelegate(String)
    case notEmpty(String)
    case inside(String)
    case noTouchstone

    var description: String {
        switch self {
        case .noFolder(let path): "there is no folder \(path)"
        case .noSources(let path): "there are no Swift files in \(path)"
        case .noDelegate(let path):
            "no class in \(path) conforms to UIApplicationDelegate; an application whose interface is SwiftUI cannot be ported"
        case .notEmpty(let path):
            "\(path) contains files that this command did not write; choose another folder with --output"
        case .inside(let path): "the package cannot be in the application's folder; choose a folder other than \(path)"
        case .noTouchstone:
            "Touchstone was not found in this folder or above it; give its folder with --touchstone"
        }
    }
}
#endif
