import Foundation

/// The directory for everything that a browser writes, removed together with the browser.
struct TemporaryProfile: Sendable {
    let path: String

    /// The directory of the browser's profile.
    var userData: String { "\(path)/profile" }

    /// The file for the browser's standard output and standard error.
    var outputFile: String { "\(path)/output.txt" }

    /// The environment variables that keep the browser and its libraries out of the user's directories.
    var environment: [String: String] {
        [
            "TMPDIR": path,
            "XDG_CACHE_HOME": "\(path)/cache",
            "XDG_CONFIG_HOME": "\(path)/config",
            "XDG_DATA_HOME": "\(path)/data",
        ]
    }

    init() throws {
        // The browser creates a socket in this directory, and a socket's path has at most 107 bytes.
        let preferred = FileManager.default.temporaryDirectory.path
        let parent = preferred.utf8.count <= 32 ? preferred : "/tmp"
        var template = Array("\(parent)/touchstone-chromium.XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw ChromiumError.system("mkdtemp in \(parent)") }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Returns the end of the browser's output, at most `limit` characters.
    func outputTail(limit: Int = 4096) -> String {
        guard let output = FileManager.default.contents(atPath: outputFile) else { return "" }
        // Without D-Bus, as in most containers, complaints about it would hide all other output.
        let text = String(decoding: output, as: UTF8.self)
        let lines = text.split(separator: "\n").filter { !$0.contains(":ERROR:dbus/") }
        return String(lines.joined(separator: "\n").suffix(limit)).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Removes the directory; blocks for up to a second, because the browser's last processes may still be writing.
    func remove() {
        for _ in 0..<20 {
            try? FileManager.default.removeItem(atPath: path)
            guard FileManager.default.fileExists(atPath: path) else { return }
            usleep(50_000)
        }
    }
}
