import Foundation
import PackagePlugin

/// Ports the sources that a target lists in its `port.json`, or else the excluded sources in its folder, and compiles them as part of the
/// target.
@main
struct PortUIKit: BuildToolPlugin {
    private struct Settings: Decodable {
        var sources: [String]?
        var keepImports: [String]?
    }

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let settingsFile = target.directoryURL.appending(path: "port.json")
        var settings = Settings()
        if let data = try? Data(contentsOf: settingsFile) {
            settings = try JSONDecoder().decode(Settings.self, from: data)
        }
        let originals: [URL]
        if let folders = settings.sources {
            originals = folders.flatMap { swiftFiles(in: URL(fileURLWithPath: $0, relativeTo: target.directoryURL)) }
        } else {
            let compiled = Set(target.sourceFiles(withSuffix: "swift").map { $0.url.standardizedFileURL.path })
            originals = swiftFiles(in: target.directoryURL).filter { !compiled.contains($0.path) }
        }
        let resources = (settings.sources ?? ["."]).flatMap {
            self.resources(in: URL(fileURLWithPath: $0, relativeTo: target.directoryURL))
        }
        guard !originals.isEmpty else {
            Diagnostics.warning(
                "\(target.name) has nothing to port: it excludes no Swift files and names none in port.json")
            return []
        }
        let output = context.pluginWorkDirectoryURL.appending(path: "Ported")
        let kept = (settings.keepImports ?? []).flatMap { ["--keep-import", $0] }
        let products = Set(target.recursiveTargetDependencies.map(\.name)).filter { $0.hasPrefix("Touchstone") }
            .sorted()
            .flatMap { ["--product", $0] }
        let hasSettings = FileManager.default.fileExists(atPath: settingsFile.path)
        return [
            .buildCommand(
                displayName: "Porting \(originals.count) files of \(target.name)",
                executable: try context.tool(named: "port-uikit").url,
                arguments: ["--output", output.path] + kept + products + (originals + resources).map(\.path),
                inputFiles: originals + resources + (hasSettings ? [settingsFile] : []),
                outputFiles: names(of: originals).map { output.appending(path: $0 + "+Ported.swift") }
                    + translations(of: resources).map { output.appending(path: $0) })
        ]
    }

    /// The nibs, storyboards and asset catalogs in a folder.
    private func resources(in place: URL) -> [URL] {
        let place = place.standardizedFileURL
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: place.path)) ?? []
        let isLocalized = { (name: String) in
            name.contains(".lproj/") && !name.contains("Base.lproj/") && !name.contains("en.lproj/")
        }
        return names.filter { name in
            (name.hasSuffix(".xib") || name.hasSuffix(".storyboard") || name.hasSuffix(".xcassets"))
                && !isLocalized(name)
        }.sorted().map { place.appending(path: $0).standardizedFileURL }
    }

    /// The names that `port-uikit` gives to the translations.
    private func translations(of resources: [URL]) -> [String] {
        guard !resources.isEmpty else { return [] }
        let files = resources.filter { $0.pathExtension != "xcassets" }.map { file in
            let stem = file.lastPathComponent.prefix { $0 != "." }
            return "\(stem)-\(file.pathExtension == "xib" ? "nib" : "storyboard").swift"
        }
        return files + ["PortedInterface.swift"]
    }

    /// The same names as `Port.names(of:)`.
    private func names(of originals: [URL]) -> [String] {
        var taken: Set<String> = []
        return originals.map { original in
            let stem = original.deletingPathExtension().lastPathComponent
            var name = stem
            var number = 2
            while !taken.insert(name.lowercased()).inserted {
                name = "\(stem)-\(number)"
                number += 1
            }
            return name
        }
    }

    private func swiftFiles(in place: URL) -> [URL] {
        let place = place.standardizedFileURL
        if place.pathExtension == "swift" { return [place] }
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: place.path)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { place.appending(path: $0).standardizedFileURL }
    }
}
