#if Port
import Foundation
import PortInterfaceBuilder
import PortRewriter

/// The files in an application's folder, except for tests, extensions, build products and dependencies.
struct ApplicationFolder {
    /// The name of the application: that of its Xcode project, or else of the folder.
    let name: String
    /// The paths of the Swift sources.
    let sources: [String]
    let resources: ResourceFiles
    /// Files that the application can load from its bundle.
    let bundled: [String]
    /// Images that are not in an asset catalog.
    var images: [String] {
        bundled.filter { path in [".png", ".jpg", ".jpeg", ".gif"].contains { path.lowercased().hasSuffix($0) } }
    }
    /// The interface that the application shows when it launches.
    let launch: LaunchInterface?
    /// The findings about files of kinds that are left out.
    let findings: [Finding]
    /// Names that modules of the application may have: those of its folders, as in SwiftPM and Xcode.
    let moduleNames: Set<String>

    private static let bundledKinds: Set<String> = [
        "json", "geojson", "plist", "strings", "stringsdict", "txt", "csv", "xml", "md", "html", "css", "js", "png",
        "jpg", "jpeg", "gif", "pdf", "svg", "ttf", "otf", "mp3", "wav", "caf", "m4a", "mp4", "mov", "sqlite", "db",
    ]

    /// Reads the names of the files; throws if the folder cannot be read.
    init(_ path: String) throws {
        let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        let all = try FileManager.default.subpathsOfDirectory(atPath: folder).filter(Self.isOfApplication).sorted()
        let projects = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".xcodeproj") }
            .sorted()
        let lists = all.filter { $0.hasSuffix("Info.plist") }
        var extensions: [String] = []
        var launch: LaunchInterface?
        for list in lists {
            guard let data = FileManager.default.contents(atPath: folder + "/" + list) else { continue }
            if LaunchInterface.isOfExtension(propertyList: data) {
                let parts = list.split(separator: "/").dropLast()
                if !parts.isEmpty { extensions.append(parts.joined(separator: "/") + "/") }
            } else {
                launch = launch ?? LaunchInterface(propertyList: data)
            }
        }
        for project in projects where launch == nil {
            let path = "\(folder)/\(project)/project.pbxproj"
            launch = (try? String(contentsOfFile: path, encoding: .utf8)).flatMap(LaunchInterface.init(project:))
        }
        let own = all.filter { file in !extensions.contains { file.hasPrefix($0) } }
        let paths = own.map { folder + "/" + $0 }
        self.launch = launch
        name =
            projects.first.map { String($0.dropLast(".xcodeproj".count)) }
            ?? URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
        sources = paths.filter { $0.hasSuffix(".swift") }
        resources = ResourceFiles(paths)
        bundled = paths.filter { path in
            Self.bundledKinds.contains(path.split(separator: ".").last.map { $0.lowercased() } ?? "")
                && !path.contains(".xcassets/") && !path.contains(".xcodeproj/") && !path.hasSuffix("Info.plist")
        }
        findings =
            extensions.map {
                Finding(
                    path: folder + "/" + $0 + "Info.plist", line: 1, column: 1, severity: .warning,
                    message: "an extension is not a part of the application")
            } + paths.compactMap { Finding.leavingOut($0) }
        moduleNames = Set(own.flatMap { $0.split(separator: "/").dropLast().map(String.init) })
    }

    /// Whether a file with this relative path may belong to the application.
    private static func isOfApplication(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        guard !parts.contains(where: { $0.hasPrefix(".") }), parts.last != "Package.swift" else { return false }
        return !parts.dropLast().contains {
            ["Pods", "Carthage", "DerivedData", "Tests", "node_modules"].contains($0) || $0.hasSuffix("Tests")
        }
    }
}
#endif
