import PortInterfaceBuilder
import Testing

/// A nib with these objects, translated.
func translated(_ objects: String, facts: ModuleFacts = ModuleFacts(name: "App")) -> InterfaceFile {
    InterfaceFile(
        path: "Card.xib",
        text:
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\">\n<objects>\n\(objects)\n</objects>\n</document>",
        facts: facts)
}

func problems(_ file: InterfaceFile) -> [String] {
    file.problems.map { "\($0.path):\($0.line): \($0.message)" }
}

@Suite struct InterfaceFileTests {
    private static let owner = ModuleFacts(
        name: "App",
        classes: [
            "Card": ClassFacts(
                name: "Card", base: "UIView", outlets: ["title"], actions: ["tapped:"], attributes: ["level"])
        ])

    @Test func `A label gets its attributes`() {
        let file = translated(
            "<label contentMode=\"left\" text=\"A &quot;b&quot;\" textAlignment=\"center\" numberOfLines=\"2\" id=\"L\">\n"
                + "<rect key=\"frame\" x=\"1\" y=\"2.5\" width=\"3\" height=\"4\"/>\n"
                + "<fontDescription key=\"fontDescription\" type=\"system\" weight=\"semibold\" pointSize=\"17\"/>\n</label>"
        )
        #expect(problems(file) == [])
        #expect(file.swift.contains("frame: CGRect(x: 1, y: 2.5, width: 3, height: 4)"))
        #expect(file.swift.contains(#"o.text = "A \"b\"""#))
        #expect(file.swift.contains("o.textAlignment = .center"))
        #expect(file.swift.contains("o.numberOfLines = 2"))
        #expect(file.swift.contains("o.font = UIFont.systemFont(ofSize: 17, weight: .semibold)"))
    }

    @Test func `Outlets and actions use the members that the port adds to the class`() {
        let file = translated(
            "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"Card\">\n<connections>\n"
                + "<outlet property=\"title\" destination=\"B\" id=\"c1\"/>\n</connections>\n</placeholder>\n"
                + "<button id=\"B\"><connections>\n"
                + "<action selector=\"tapped:\" destination=\"-1\" eventType=\"touchDown\" id=\"c2\"/>\n</connections></button>",
            facts: Self.owner)
        #expect(problems(file) == [])
        #expect(file.swift.contains(#"$0.interfaceConnect_Card("title", $1)"#))
        #expect(file.swift.contains(#"Card.interfaceAction_Card("tapped:")"#))
        #expect(file.swift.contains(#"addTarget(i["-1"], action: action, for: .touchDown)"#))
    }

    @Test func `Actions can be methods of UIKit`() {
        let file = translated(
            "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"-2\" customClass=\"UIResponder\"/>\n"
                + "<button id=\"B\"><connections><action selector=\"copy:\" destination=\"-2\" id=\"c1\"/></connections></button>\n"
                + "<tapGestureRecognizer id=\"T\"><connections>\n<action selector=\"copy:\" destination=\"-2\" id=\"c2\"/></connections>"
                + "</tapGestureRecognizer>")
        #expect(
            problems(file) == ["Card.xib:6: the action copy: is left out: a gesture recognizer needs a target"])
        #expect(
            file.swift.contains(
                #"if let action = Selector.copy as Selector? { i.object("B", as: UIControl.self)?.addTarget(nil, "#))
    }

    @Test func `A missing outlet is reported`() {
        let file = translated(
            "<view id=\"V\" customClass=\"Card\">\n<connections>\n<outlet property=\"other\" destination=\"V\" id=\"c\"/>\n"
                + "</connections>\n</view>", facts: Self.owner)
        #expect(problems(file) == ["Card.xib:5: Card has no outlet other, so nothing is connected"])
    }

    @Test func `Unknown attributes and elements are reported with their line`() {
        let file = translated(
            "<view id=\"V\" future=\"1\">\n<subviews>\n<hologramView id=\"H\"/>\n</subviews>\n<glow/>\n</view>")
        #expect(
            problems(file) == [
                "Card.xib:3: the attribute future of <view> is left out",
                "Card.xib:5: the element <hologramView> is not known: an empty view takes its place",
                "Card.xib:7: the element <glow> is left out",
            ])
    }

    @Test func `A long press has the name that Xcode gives it`() {
        let file = translated("<pongPressGestureRecognizer minimumPressDuration=\"0.8\" id=\"P\"/>")
        #expect(problems(file) == [])
        #expect(file.swift.contains("UILongPressGestureRecognizer(target: nil, action: nil)"))
        #expect(file.swift.contains("o.minimumPressDuration = 0.8"))
    }

    @Test func `Attributes that only the editor shows are not reported`() {
        let file = translated(
            "<view id=\"V\">\n<nil key=\"simulatedTopBarMetrics\"/>\n<nil key=\"simulatedBottomBarMetrics\"/>\n"
                + "<simulatedScreenMetrics key=\"simulatedDestinationMetrics\" type=\"retina4\"/>\n"
                + "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>\n</view>")
        #expect(problems(file) == [])
    }

    @Test func `A layout is an object that outlets reach`() {
        let facts = ModuleFacts(
            name: "App",
            classes: [
                "Tiles": ClassFacts(name: "Tiles", base: "UICollectionViewFlowLayout", attributes: ["tilt"]),
                "Grid": ClassFacts(name: "Grid", base: "UIView", outlets: ["layout"]),
            ])
        let file = translated(
            "<view id=\"G\" customClass=\"Grid\">\n<subviews><collectionView id=\"C\">\n"
                + "<collectionViewFlowLayout key=\"collectionViewLayout\" minimumLineSpacing=\"8\" id=\"F\" customClass=\"Tiles\">\n"
                + "<size key=\"itemSize\" width=\"50\" height=\"60\"/>\n<userDefinedRuntimeAttributes>\n"
                + "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"tilt\"><real key=\"value\" value=\"2\"/>"
                + "</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>\n"
                + "</collectionViewFlowLayout></collectionView></subviews>\n"
                + "<connections><outlet property=\"layout\" destination=\"F\" id=\"c\"/></connections></view>",
            facts: facts)
        #expect(problems(file) == [])
        #expect(file.swift.contains(#""collectionViewLayout": object_F(i)"#))
        #expect(file.swift.contains(#"i.make("F", UICollectionViewLayout.self, { Tiles(coder: $0) })"#))
        #expect(file.swift.contains("o.itemSize = CGSize(width: 50, height: 60)"))
        #expect(file.swift.contains(#"to: ["F"]) { $0.interfaceConnect_Grid("layout", $1) }"#))
        #expect(file.swift.contains(#"as: Tiles.self)?.interfaceSet_Tiles("tilt", Double(2))"#))
    }

    @Test func `An element with an identifier is reported too`() {
        let file = translated("<view id=\"V\">\n<glow id=\"G\"/>\n<shine key=\"shine\" depth=\"1\" id=\"S\"/>\n</view>")
        #expect(
            problems(file) == [
                "Card.xib:4: the element <glow> is left out", "Card.xib:5: the element <shine> is left out",
            ])
    }

    @Test func `A constraint can have a ratio as multiplier`() {
        let file = translated(
            "<view id=\"V\"><constraints>\n<constraint firstAttribute=\"width\" secondItem=\"V\" secondAttribute=\"height\" "
                + "multiplier=\"16:9\" priority=\"750\" id=\"C\"/>\n</constraints></view>")
        #expect(problems(file) == [])
        #expect(
            file.swift.contains(
                #"i.constrain("C", "V", .width, .equal, "V", .height, multiplier: 16 / 9.0, constant: 0, priority: 750"#
            ))
    }
}

@Suite struct XMLFaultTests {
    @Test func `An element that is not closed makes the file unreadable`() {
        let file = translated("<view id=\"V\">\n<subviews>\n<label id=\"L\">\n</subviews>\n</view>")
        #expect(
            problems(file) == [
                "Card.xib:6: this file cannot be read: </subviews> is found instead of </label>, which closes the <label> of line 5"
            ])
        #expect(file.swift.isEmpty)
    }

    @Test func `An unescaped ampersand makes the file unreadable`() {
        let file = translated("<label text=\"Fish & chips\" id=\"L\"/>")
        #expect(
            problems(file) == [
                "Card.xib:3: this file cannot be read: a & that does not begin an entity: write &amp;"
            ])
    }

    @Test func `An empty file is unreadable`() {
        let file = InterfaceFile(path: "A.xib", text: "", facts: ModuleFacts(name: "App"))
        #expect(problems(file) == ["A.xib:1: this file cannot be read: the file has no element"])
    }
}
