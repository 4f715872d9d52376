import Foundation

/// The one directory that everything a browser writes goes into, removed with it.
struct TemporaryProfile: Sendable {
    let path: String

    /// Where the browser keeps its profile.
    var userData: String { "\(path)/profile" }

    /// The file that the browser's standard output and standard error go to.
    var outputFile: String { "\(path)/output.txt" }

    /// The variables that keep the browser, and the libraries it brings along, out of the user's own directories.
    var environment: [String: String] {
        [
            "TMPDIR": path,
            "XDG_CACHE_HOME": "\(path)/cache",
            "XDG_CONFIG_HOME": "\(path)/config",
            "XDG_DATA_HOME": "\(path)/data",
        ]
    }

    init() throws {
        // The browser puts a socket below this directory, and a socket's path has little room: 107 bytes.
        let preferred = FileManager.default.temporaryDirectory.path
        let parent = preferred.utf8.count <= 32 ? preferred : "/tmp"
        var template = Array("\(parent)/touchstone-chromium.XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw ChromiumError.system("mkdtemp in \(parent)") }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// The end of what the browser has printed, at most `limit` characters.
    func outputTail(limit: Int = 4096) -> String {
        guard let output = FileManager.default.contents(atPath: outputFile) else { return "" }
        // Where no D-Bus runs, as in most containers, complaints about that bury everything else.
        let text = String(decoding: output, as: UTF8.self)
        let lines = text.split(separator: "\n").filter { !$0.contains(":ERROR:dbus/") }
        return String(lines.joined(separator: "\n").suffix(limit)).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Removes the directory. Blocks, for up to a second: the browser's last processes may still be writing.
    func remove() {
        for _ in 0..<20 {
            try? FileManager.default.removeItem(atPath: path)
            guard FileManager.default.fileExists(atPath: path) else { return }
            usleep(50_000)
        }
    }
}
