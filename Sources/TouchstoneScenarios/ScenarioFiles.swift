import Foundation

/// Finds scenario files in folders.
public enum ScenarioFiles {
    /// Returns the files among `paths`, and all `.yaml` and `.yml` files in the folders among them and their subfolders.
    ///
    /// The files of a folder are sorted by path.
    ///
    /// - Parameter paths: The paths of files and folders.
    /// - Throws: `ScenarioError` if a path does not exist or a folder contains no such file.
    public static func all(in paths: [String]) throws -> [String] {
        var files: [String] = []
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw ScenarioError(file: path, line: 0, message: "there is no such file or folder")
            }
            guard isFolder.boolValue else {
                files.append(path)
                continue
            }
            let found = try FileManager.default.subpathsOfDirectory(atPath: path)
                .filter(isScenario).sorted()
            if found.isEmpty {
                throw ScenarioError(file: path, line: 0, message: "there is no .yaml file in this folder")
            }
            let folder = path.hasSuffix("/") ? path : path + "/"
            files.append(contentsOf: found.map { folder + $0 })
        }
        return files
    }

    /// Whether a file has the ending of a scenario.
    package static func isScenario(_ file: String) -> Bool { file.hasSuffix(".yaml") || file.hasSuffix(".yml") }
}
