import Foundation
import Testing

@testable import TouchstoneWebHost
import TouchstoneExpectations

/// The files of the page that are embedded in the program.
struct PageFilesTests {
    @Test func `Each file of the page is embedded unchanged`() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/TouchstoneWebHost/Page").standardizedFileURL
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { !folder.appending(path: $0, directoryHint: .checkFileSystem).hasDirectoryPath }
        expectEqual(Set(PageFiles.paths), Set(names.map { "/" + $0 } + ["/"]))
        for name in names {
            let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
            expectEqual(PageFiles.file(at: "/" + name)?.bytes, bytes, "\(name)")
        }
        expectEqual(PageFiles.file(at: "/styles/lab.css")?.type, "text/css; charset=utf-8")
    }
}
