import Foundation
import TouchstoneExamples
import TouchstoneTesting
import UIKit

@testable import TouchstoneWebHost

/// The English texts of the lab's course.
@MainActor
enum CourseTexts {
    /// The groups, titles and summaries of all scenes, and their questions and answers.
    static var ofScenes: Set<String> {
        Set(
            ExampleScene.all.flatMap { scene in
                [scene.group, scene.title, scene.summary]
                    + (scene.task.map { [$0.question, $0.lesson] } ?? [])
            })
    }

    /// The hints that the scenes show on the device, by scene; a scene without a hint is left out.
    static func hints(in app: TestApplication) -> [String: String] {
        var hints: [String: String] = [:]
        let window = app.makeWindow()
        for scene in ExampleScene.all {
            window.rootViewController = scene.make()
            app.advance(by: 0)
            var views: [UIView] = [window]
            while let view = views.popLast() {
                if view.accessibilityIdentifier == "hint", let label = view as? UILabel { hints[scene.id] = label.text }
                views += view.subviews
            }
        }
        return hints
    }
}

extension WebHost.Scene {
    /// Creates a scene with the texts of one of the lab's scenes.
    @MainActor init(_ scene: ExampleScene) {
        self.init(
            id: scene.id, title: scene.title, group: scene.group, summary: scene.summary,
            task: scene.task.map { .init(question: $0.question, goal: $0.goal, lesson: $0.lesson) })
    }
}

/// The page's Chinese texts, read from the files that the page loads.
struct ChineseTexts {
    /// English texts of the course, and their translations.
    let scenes: [String: String]
    /// The English hint of each scene, and its translation.
    let hints: [String: [String]]
    /// English texts of the page itself, and their translations.
    let page: [String: String]

    init() throws {
        scenes = try Self.table("SCENES", in: "texts/chinese.js")
        hints = try Self.table("HINTS", in: "texts/chinesehints.js")
        page = try Self.table("PAGE", in: "texts/chinese.js")
    }

    /// The scripts and the document of the page, without the translations.
    static var pageSource: String {
        PageFiles.paths.filter { $0.hasSuffix("js") && !$0.hasPrefix("/texts/chinese") || $0 == "/index.html" }
            .map(source).joined(separator: "\n")
    }

    private static func source(_ path: String) -> String {
        String(decoding: PageFiles.file(at: path)?.bytes ?? [], as: UTF8.self)
    }

    /// An object that a file exports, which is JSON5.
    private static func table<Value: Decodable>(_ name: String, in file: String) throws -> [String: Value] {
        let parts = source("/" + file).components(separatedBy: "export const \(name) = ")
        let object = parts.last?.components(separatedBy: "\n};").first ?? ""
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        return try decoder.decode([String: Value].self, from: Data((object + "\n}").utf8))
    }
}
