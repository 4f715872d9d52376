import Foundation
import Testing
import TouchstoneChromium
import TouchstoneExamples
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import TouchstoneWebHost
import UIKit

/// The Chinese texts of the course.
@Suite(.application) @MainActor
struct LanguageTests {
    private let chinese: ChineseTexts

    init() throws {
        chinese = try ChineseTexts()
    }

    @Test func `Each text of a scene has a translation, and each translation is used`() {
        let texts = CourseTexts.ofScenes
        expectEqual(texts.subtracting(chinese.scenes.keys), [], "without a translation")
        expectEqual(Set(chinese.scenes.keys).subtracting(texts), [], "unused")
    }

    @Test func `Each hint of a scene has a translation of its current text`() {
        expectEqual(chinese.hints.compactMapValues(\.first), CourseTexts.hints(in: .current))
        #expect(chinese.hints.values.allSatisfy { $0.count == 2 })
    }

    /// A browser test checks the converse: that every text of the page has a translation.
    @Test func `Each translation of the page's own texts is used`() {
        let source = ChineseTexts.pageSource
        let unused = chinese.page.keys.filter { !source.contains("\"\($0)\"") && !source.contains(">\($0)<") }
        expectEqual(unused, [])
    }

    @Test func `Each translation contains Chinese characters and the same placeholders`() {
        let hints = Dictionary(chinese.hints.values.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
        for table in [chinese.scenes, chinese.page, hints] {
            for (english, translation) in table {
                #expect(translation.unicodeScalars.contains { $0.properties.isIdeographic }, "\(english)")
                expectEqual(names(in: translation), names(in: english), "\(english)")
            }
        }
    }

    private func names(in text: String) -> [String] {
        text.matches(of: #/\{\w+\}/#).map { String($0.output) }.sorted()
    }
}

extension InBrowser {
    /// The language in which the page starts, and the button that changes it.
    @Suite(.application, .serialized, .beyondSmokeTests, .timeLimit(.minutes(30))) @MainActor
    struct LanguageBrowserTests {
        private let chinese: ChineseTexts

        init() throws {
            chinese = try ChineseTexts()
        }

        private let first = ExampleScene.all[0]

        private func withLab(
            languages: String, _ body: (HostedApplication, LabPage) async throws -> Void
        ) async throws {
            try await withBrowser { browser in
                let hosted = try HostedApplication(scenes: ExampleScene.all.map { WebHost.Scene($0) }) { _ in }
                let page = try await LabPage.open(hosted, in: browser, touch: false, languages: languages)
                try await body(hosted, page)
                expectEqual(page.page.problems, [])
                try await page.page.close()
            }
        }

        @Test(arguments: [
            ("zh-CN", true), ("zh-Hans-CN,en-US", true), ("de-DE,zh-CN,en", true), ("en-US,zh-CN", false),
            ("fr-FR", false),
        ])
        func `The page starts in the language of the browser`(_ languages: String, _ isChinese: Bool) async throws {
            try await withLab(languages: languages) { _, page in
                let english = first.task?.question ?? ""
                let question = try await page.text(".task-question")
                let button = try await page.text("#language")
                expectEqual(question, (isChinese ? chinese.scenes[english] : english))
                expectEqual(button, (isChinese ? "English" : "中文"))
            }
        }

        @Test func `All texts of the course are Chinese if the language is Chinese`() async throws {
            try await withLab(languages: "zh-CN") { _, page in
                let english = try await page.page.evaluate(
                    """
                    [...document.querySelectorAll("[data-words]")].filter((each) => each.textContent.trim() && each.lang !== "zh-Hans")
                        .map((each) => each.textContent.trim())
                    """
                ).array?.compactMap(\.string)
                // The title belongs to the application, so it stays as it is, in the bar and in the window.
                expectEqual(english, ["Test", "Test"])
                #expect(try await page.text(".scene[aria-current=true] .scene-hint") == chinese.hints[first.id]?[1])
                // The panels are in English, and so is the document.
                #expect(try await page.page.evaluate("document.documentElement.lang").string == "en")
            }
        }

        @Test func `The language button changes the language, and a reload keeps it`() async throws {
            try await withLab(languages: "en-US") { hosted, page in
                func expect(_ title: String?, _ language: String) async throws {
                    #expect(try await page.text("[data-scene] .scene-title") == title)
                    let shown = try await page.page.evaluate("document.querySelector('[data-scene] .scene-title').lang")
                    expectEqual(shown.string, language)
                }
                func reload() async throws {
                    try await page.page.load(hosted.host.url.absoluteString)
                    try await hosted.until("the page is there again") {
                        try await page.page.evaluate("window.touchstone?.status === 'connected'") == true
                    }
                }
                try await expect(first.title, "en")
                #expect(
                    try await page.page.evaluate("document.querySelector('[data-scene] .scene-hint').hidden") == true)
                try await page.click("#language")
                try await expect(chinese.scenes[first.title], "zh-Hans")
                try await reload()
                try await expect(chinese.scenes[first.title], "zh-Hans")
                try await page.click("#language")
                try await expect(first.title, "en")
                try await reload()
                try await expect(first.title, "en")
            }
        }
    }
}
