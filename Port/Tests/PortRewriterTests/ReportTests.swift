import PortRewriter
import Testing

struct ReportTests {
    @Test func `The most frequent kind of finding comes first`() {
        let port = Port([
            ("A.swift", "import SpriteKit\nfunc f() { a(Selector(\"one:\")) }"),
            ("B.swift", "func g() { a(Selector(\"two:\")) }\nclass C { @NSManaged var d: Int }"),
        ])
        #expect(
            "\(Report(port.findings, files: 2))" == """
                2 files: 1 error, 3 warnings

                2 × warning: no @objc method of this target is called "…", so this selector calls nothing
                    A.swift:2:14: no @objc method of this target is called "one:", so this selector calls nothing
                    B.swift:1:14: no @objc method of this target is called "two:", so this selector calls nothing

                1 × warning: SpriteKit is not available, so it is not imported
                    A.swift:1:1

                1 × error: Core Data is not available: @NSManaged properties have no values
                    B.swift:2:11
                """)
    }

    @Test func `Further places of a finding are counted`() {
        let port = Port([("A.swift", String(repeating: "import SpriteKit\n", count: 7))])
        #expect(
            "\(Report(port.findings, files: 1, showing: 2))" == """
                1 file: 0 errors, 7 warnings

                7 × warning: SpriteKit is not available, so it is not imported
                    A.swift:1:1
                    A.swift:2:1
                    and 5 more
                """)
    }

    @Test func `Files other than Swift sources are reported as left out`() {
        let paths = [
            "a/Main.storyboard", "a/Cell.xib", "Old.m", "a/M.xcdatamodeld/M.xcdatamodel/contents", "a/contents",
            "A.png",
        ]
        #expect(
            paths.compactMap { Finding.leavingOut($0)?.description } == [
                "Old.m:1:1: warning: Objective-C is not compiled here",
                "a/M.xcdatamodeld/M.xcdatamodel/contents:1:1: warning: Core Data is not available",
            ])
    }

    @Test func `A report without findings says that nothing is left out`() {
        #expect("\(Report([], files: 3))" == "3 files: nothing is left out")
    }
}
