#if Port
import Foundation
import PortInterfaceBuilder
import PortRewriter

/// The nibs, storyboards and asset catalogs among the files of a module.
struct ResourceFiles {
    /// The paths of nibs and storyboards.
    let interfaces: [String]
    /// The folders of asset catalogs.
    let catalogs: [String]
    private let fonts: Set<String>

    /// - Parameter paths: The paths of all files and asset catalogs.
    init(_ paths: [String]) {
        // The base of a localized file contains the objects, the other languages only strings.
        interfaces = paths.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.filter {
            !$0.contains(".lproj/") || $0.contains("/Base.lproj/") || $0.contains("/en.lproj/")
        }
        var found: [String] = []
        for path in paths {
            guard let end = path.range(of: ".xcassets") else { continue }
            let catalog = String(path[..<end.upperBound])
            if !found.contains(catalog) { found.append(catalog) }
        }
        catalogs = found
        fonts = Set(
            paths.filter { $0.hasSuffix(".ttf") || $0.hasSuffix(".otf") }.map {
                URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent
            })
    }

    /// The files in a folder that a module can contain, or the file itself.
    static func within(_ path: String) throws -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            return [path]
        }
        if path.hasSuffix(".xcassets") { return [path] }
        return try FileManager.default.subpathsOfDirectory(atPath: path).filter { name in
            [".swift", ".xib", ".storyboard", ".ttf", ".otf"].contains { name.hasSuffix($0) }
                || name.hasSuffix(".xcassets")
        }.sorted().map { path + "/" + $0 }
    }

    /// The Swift files that create the objects, and the problems.
    ///
    /// - Parameters:
    ///   - images: The paths of images that are not in a catalog.
    ///   - launch: The interface that the application shows when it launches; nil for a library.
    func translated(
        for port: PortRewriter.Port, images: [String] = [], launch: LaunchInterface? = nil
    ) throws -> (files: [(name: String, text: String)], findings: [Finding]) {
        guard !interfaces.isEmpty || !catalogs.isEmpty || !images.isEmpty || launch != nil else { return ([], []) }
        let facts = port.interfaceFacts.with(fonts: fonts)
        let files = try interfaces.map {
            InterfaceFile(path: $0, text: try String(contentsOfFile: $0, encoding: .utf8), facts: facts)
        }
        let catalogs = catalogs.map { AssetCatalog(path: $0) } + [AssetCatalog(images: images)]
        var result = files.filter { !$0.swift.isEmpty }.map { file in
            (name: "\(file.name)-\(file.kind == .nib ? "nib" : "storyboard").swift", text: file.swift)
        }
        result.append(
            (
                name: "PortedInterface.swift",
                text: InterfaceRegistration.swift(
                    files: files, catalogs: catalogs, launch: launch, delegate: port.applicationDelegate)
            ))
        let problems = files.flatMap(\.problems) + catalogs.flatMap(\.problems)
        return (
            result,
            problems.map {
                Finding(
                    path: $0.path, line: $0.line, column: $0.column,
                    severity: $0.severity == .error ? .error : .warning, message: $0.message)
            }
        )
    }
}
#endif
