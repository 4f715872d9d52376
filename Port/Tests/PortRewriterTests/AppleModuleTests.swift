import PortRewriter
import Testing

/// Modules of this package in place of Apple's, for a target that depends on them.
struct AppleModuleTests {
    private func ported(_ text: String, products: Set<String>, kept: Set<String> = []) -> String {
        Port([("A.swift", text)], options: PortOptions(kept: kept, products: products, tellsLocations: false)).sources[
            0
        ].text
    }

    @Test func `An import becomes an import of the product`() {
        let text =
            "import UIKit\nimport MapKit\n@preconcurrency import Photos\nimport struct CoreMedia.CMTime\nimport AVFoundation.AVFAudio"
        #expect(
            ported(
                text,
                products: ["TouchstoneMapKit", "TouchstonePhotos", "TouchstoneCoreMedia", "TouchstoneAVFoundation"])
                == "import UIKit\nimport TouchstoneMapKit\n@preconcurrency import TouchstonePhotos\nimport TouchstoneCoreMedia\n"
                + "import TouchstoneAVFoundation")
    }

    @Test func `A file that uses Core Image through UIKit imports the product`() {
        let text = "import UIKit\nlet a = CIFilter(name: \"b\")"
        let products: Set = ["TouchstoneCoreImage"]
        #expect(ported(text, products: products) == "import TouchstoneCoreImage\n" + text)
        #expect(ported(text, products: []) == text)
        #expect(
            ported("import UIKit\nclass CIFilter {}\nlet a = CIFilter()", products: products).hasPrefix("import UIKit"))
        #expect(
            ported("import UIKit\nimport CoreImage\nlet a: CIFilter", products: products)
                == "import UIKit\nimport TouchstoneCoreImage\nlet a: CIFilter")
    }

    @Test func `A qualified name gets the name of the product`() {
        let text =
            "import UIKit\nimport MapKit\nlet a: MapKit.MKMapRect = MapKit.MKMapRect.world\nlet b = other.MapKit.c"
        #expect(
            ported(text, products: ["TouchstoneMapKit"]).hasSuffix(
                "let a: TouchstoneMapKit.MKMapRect = TouchstoneMapKit.MKMapRect.world\nlet b = other.MapKit.c"))
    }

    @Test func `canImport is true only for the products of the target`() {
        let text = "import UIKit\n#if canImport(WebKit)\nlet a = 1\n#elseif canImport(Photos)\n#endif"
        #expect(ported(text, products: ["TouchstoneWebKit"]).contains("#if true\nlet a = 1\n#elseif false"))
        #expect(ported(text, products: []).contains("#if false\nlet a = 1\n#elseif false"))
    }

    @Test func `The import of the application's own module stays`() {
        #expect(
            ported("import UIKit\nimport MapKit", products: ["TouchstoneMapKit"], kept: ["MapKit"])
                == "import UIKit\nimport MapKit")
    }

    @Test func `A port lists the products that the sources import`() {
        let port = Port(
            [("A.swift", "import WebKit\nimport SpriteKit"), ("B.swift", "import AVFAudio\nimport CoreServices")],
            options: PortOptions(products: Set(AppleModules.products)))
        #expect(port.products == ["TouchstoneAVFoundation", "TouchstoneMobileCoreServices", "TouchstoneWebKit"])
        #expect(
            port.findings.map(\.description) == [
                "A.swift:2:1: warning: SpriteKit is not available, so it is not imported"
            ])
    }

    @Test func `Imports of other packages are reported with file and line, most frequent first`() {
        let options = PortOptions(products: Set(AppleModules.products), otherModules: ["Core"])
        let port = Port(
            [
                ("A.swift", "import UIKit\nimport Core\nimport Lottie\nimport SnapKit"),
                ("B.swift", "import Photos\nimport SnapKit"),
            ],
            options: options)
        #expect(
            Report(port.findings, files: 2).description == """
                2 files: 0 errors, 3 warnings

                2 × warning: SnapKit is a module of another package: add it to the dependencies
                    A.swift:4:1
                    B.swift:2:1

                1 × warning: Lottie is a module of another package: add it to the dependencies
                    A.swift:3:1
                """)
    }
}
