import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTouchscreenDecoder

/// Recordings of real hardware.
struct HardwareRecordingTests {
    @Test func `Frames contacts their times ends and paths are what an independent parser found`() throws {
        guard let folder = HardwareRecordings.folder() else { return }
        let entries = try HardwareRecordings.entries(folder)
        #expect(!entries.isEmpty)
        for entry in entries {
            try Self.compare(entry, folder)
        }
    }

    @Test func `On a screen of another shape all lies on it and two fingers spread and turn as they did`() throws {
        guard let folder = HardwareRecordings.folder() else { return }
        for entry in try HardwareRecordings.entries(folder) {
            let name: Comment = "\(entry.file)"
            let recording = try HardwareRecordings.recording(entry.file, folder)
            let mapping = try #require(AxisMapping(device: recording.device, width: 390, height: 844))
            let paths = Self.paths(of: recording).map { path in
                path.map { sample in
                    sample.map { sample in
                        let point = mapping.point(x: sample.x, y: sample.y)
                        #expect((0..<390).contains(point.x) && (0..<844).contains(point.y), name)
                        return ContactSample(id: sample.id, phase: sample.phase, x: point.x, y: point.y)
                    }
                }
            }
            if paths.count == 2, let expected = entry.twoFinger.first { Self.comparePair(paths, expected, name) }
        }
    }

    @Test func `Every recording cut at any of many places still gives contacts with whole lives`() throws {
        guard let folder = HardwareRecordings.folder() else { return }
        for name in ["03-2f-touch-release-atmel.events", "13-2f-tap-bamboo.events", "18-phone-single-tap.getevent"] {
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            for length in stride(from: 40, to: text.utf8.count, by: 17) {
                guard
                    let recording = try? TouchRecording(
                        contentsOf: String(decoding: text.utf8.prefix(length), as: UTF8.self))
                else { continue }
                FuzzTests.check(recording, "\(name) cut after \(length) bytes")
            }
        }
    }

    private static func compare(_ entry: HardwareRecordings.Entry, _ folder: URL) throws {
        let name: Comment = "\(entry.file)"
        let text = try String(contentsOf: folder.appending(path: entry.file), encoding: .utf8)
        expectEqual(text.utf8.count, entry.bytes, name)
        let recording = try HardwareRecordings.recording(entry.file, folder)

        #expect(recording.problems.isEmpty, "\(entry.file): \(recording.messages)")
        expectEqual(recording.touchProtocol, (entry.protocol == "A" ? .multitouchA : .multitouchB), name)
        expectEqual(recording.frames.count, entry.frames, name)
        #expect(abs(recording.duration - entry.dur) <= 0.005_001, name)
        expectEqual(recording.device.rangesAreObserved, entry.file.hasSuffix(".getevent"), name)
        if let range = entry.xrange {
            expectEqual(recording.device.x.map { [Int($0.minimum), Int($0.maximum)] }, range, name)
        }
        if let range = entry.yrange {
            expectEqual(recording.device.y.map { [Int($0.minimum), Int($0.maximum)] }, range, name)
        }

        let paths = paths(of: recording)
        expectEqual(paths.count, entry.tracks, name)
        expectEqual(paths.count, entry.contacts.count, name)
        expectEqual(
            recording.frames.indices.map { index in paths.count { $0[index] != nil } }.max(), entry.maxContacts, name)
        for (path, expected) in zip(paths, entry.contacts) {
            compare(path, expected, recording, name)
        }
        if paths.count == 2, let expected = entry.twoFinger.first {
            comparePair(paths, expected, name)
        }
    }

    private static func compare(
        _ path: [ContactSample?], _ expected: HardwareRecordings.Contact, _ recording: TouchRecording, _ name: Comment
    ) {
        let live = path.indices.filter { path[$0] != nil }
        let samples = path.compactMap { $0 }
        guard let first = live.first, let last = live.last, let start = samples.first, let end = samples.last else {
            Issue.record(name)
            return
        }
        // The manifest counts the reports a contact is on the surface for, and rounds its numbers.
        expectEqual(samples.count, expected.n, name)
        #expect(abs(recording.frames[first].time - expected.t0) <= 0.000_051, name)
        #expect(abs(recording.frames[last].time - recording.frames[first].time - expected.dur) <= 0.000_051, name)
        expectEqual([start.x, start.y], expected.start, name)
        expectEqual([end.x, end.y], expected.end, name)
        let length = zip(samples, samples.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
        #expect(abs(length - expected.path) <= 0.0501, name)
    }

    private static func comparePair(_ paths: [[ContactSample?]], _ expected: HardwareRecordings.Pair, _ name: Comment) {
        let vectors = zip(paths[0], paths[1]).compactMap { first, second in
            first.flatMap { first in second.map { (x: $0.x - first.x, y: $0.y - first.y) } }
        }
        expectEqual(vectors.count, expected.n, name)
        guard let first = vectors.first, let last = vectors.last else { return }
        let spread = hypot(last.x, last.y) / hypot(first.x, first.y)
        #expect(abs(spread - expected.spread) <= 0.000_501, name)
        let turn = (atan2(last.y, last.x) - atan2(first.y, first.x)) * 180 / .pi
        #expect(abs(remainder(turn - expected.rotDeg, 360)) <= 0.0501, name)
    }

    /// For each contact its sample at each frame, also where it didn't change; nil where it wasn't on the surface.
    private static func paths(of recording: TouchRecording) -> [[ContactSample?]] {
        var paths: [Int: [ContactSample?]] = [:]
        for (index, frame) in recording.frames.enumerated() {
            for id in paths.keys {
                let last = paths[id]?.last ?? nil
                paths[id]?.append(last)
            }
            for contact in frame.contacts {
                switch contact.phase {
                case .began: paths[contact.id] = Array(repeating: nil, count: index) + [contact]
                case .moved: paths[contact.id]?[index] = contact
                case .ended, .cancelled: paths[contact.id]?[index] = nil
                }
            }
        }
        return paths.sorted { $0.key < $1.key }.map(\.value)
    }
}
