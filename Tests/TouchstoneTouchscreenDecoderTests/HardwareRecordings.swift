import Foundation
import TouchstoneTouchscreenDecoder

/// Recordings of real hardware aren't part of the project. They are looked for in the folder that the environment
/// variable TOUCHSTONE_RECORDINGS names, then in `shared/recordings` beside the package or one of the folders above.
enum HardwareRecordings {
    static let descriptions = [
        "09": "ntrig-multitouch.desc", "12": "wacom-bamboo-16fg.desc", "13": "wacom-bamboo-16fg.desc",
        "15": "wacom-isdv4-e6.desc", "17": "wacom-intuos5-touch-m.desc",
    ]

    static func folder() -> URL? {
        var candidates: [URL] = []
        if let named = ProcessInfo.processInfo.environment["TOUCHSTONE_RECORDINGS"] {
            candidates.append(URL(filePath: named))
        } else {
            var above = URL(filePath: #filePath).deletingLastPathComponent()
            while above.path.count > 1 {
                above.deleteLastPathComponent()
                candidates.append(above.appending(path: "shared/recordings"))
            }
        }
        let found = candidates.first {
            FileManager.default.fileExists(atPath: $0.appending(path: "manifest.json").path)
        }
        if found == nil {
            print(
                "Recordings of real hardware: skipped, since neither TOUCHSTONE_RECORDINGS nor a folder "
                    + "shared/recordings above the package leads to a manifest.json.")
        }
        return found
    }

    struct Entry: Decodable {
        let file: String
        let bytes: Int
        let `protocol`: String
        let dur: Double
        let frames: Int
        let maxContacts: Int
        let tracks: Int
        let xrange: [Int]?
        let yrange: [Int]?
        let twoFinger: [Pair]
        let contacts: [Contact]

        enum CodingKeys: String, CodingKey {
            case file, bytes, `protocol`, dur, frames, tracks, xrange, yrange, contacts
            case maxContacts = "max_contacts"
            case twoFinger = "two_finger"
        }
    }

    struct Pair: Decodable {
        let n: Int
        let spread: Double
        let rotDeg: Double

        enum CodingKeys: String, CodingKey {
            case n, spread
            case rotDeg = "rot_deg"
        }
    }

    struct Contact: Decodable {
        let t0: Double
        let dur: Double
        let n: Int
        let start: [Double]
        let end: [Double]
        let path: Double
    }

    static func entries(_ folder: URL) throws -> [Entry] {
        try JSONDecoder().decode([Entry].self, from: Data(contentsOf: folder.appending(path: "manifest.json")))
    }

    static func recording(_ file: String, _ folder: URL) throws -> TouchRecording {
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        let description = try descriptions[String(file.prefix(2))].map {
            try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
        }
        return try TouchRecording(contentsOf: text, description: description)
    }
}
