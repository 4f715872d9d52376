import TouchstonePageFiles
import TouchstoneRules

/// The page's files, embedded in the program so that it needs no other files.
enum PageFiles {
    struct File: Sendable {
        let bytes: [UInt8]
        let type: String
    }

    /// Returns the file at a path as the browser requests it, such as `/styles/lab.css`.
    static func file(at path: String) -> File? {
        path == "/rules" ? rules : files[path]
    }

    /// The rules as a page.
    private static let rules = File(bytes: Array(RuleBook.embedded.html.utf8), type: html)

    static var paths: [String] { files.keys.sorted() }

    private static let html = "text/html; charset=utf-8"
    private static let types = ["html": html, "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8"]

    private static let files: [String: File] = {
        var count = 0
        guard let table = touchstone_page_files(&count) else { return [:] }
        var files: [String: File] = [:]
        for each in UnsafeBufferPointer(start: table, count: count) {
            let name = String(cString: each.name)
            let type = types[String(name.drop { $0 != "." }.dropFirst())] ?? "application/octet-stream"
            files["/" + name] = File(
                bytes: Array(UnsafeBufferPointer(start: each.bytes, count: each.count)), type: type)
        }
        files["/"] = files["/index.html"]
        return files
    }()
}
