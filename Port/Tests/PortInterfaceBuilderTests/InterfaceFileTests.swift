import PortInterfaceBuilder
import Testing

/// A nib with these objects, translated.
private func translated(_ objects: String, facts: ModuleFacts = ModuleFacts(name: "App")) -> InterfaceFile {
    InterfaceFile(
        path: "Card.xib",
        text:
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\">\n<objects>\n\(objects)\n</objects>\n</document>",
        facts: facts)
}

private func problems(_ file: InterfaceFile) -> [String] {
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

    @Test func actionsCanBeMethodsOfUIKit() {
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

    @Test func `Runtime attributes set properties of UIKit`() {
        func attribute(_ type: String, _ path: String, _ value: String) -> String {
            "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\"\(value)</userDefinedRuntimeAttribute>\n"
        }
        let file = translated(
            "<button id=\"B\"><userDefinedRuntimeAttributes>\n"
                + attribute("string", "accessibilityIdentifier", " value=\"send\">")
                + attribute("boolean", "clipsToBounds", " value=\"YES\">")
                + attribute("number", "titleLabel.textAlignment", "><integer key=\"value\" value=\"1\"/>")
                + attribute("number", "layer.shadowOpacity", "><real key=\"value\" value=\"0.5\"/>")
                + attribute("color", "tintColor", "><color key=\"value\" white=\"1\" alpha=\"1\"/>")
                + attribute("string", "layer.masksToBounds", " value=\"YES\">")
                + attribute("number", "glow", "><integer key=\"value\" value=\"1\"/>")
                + "</userDefinedRuntimeAttributes></button>")
        #expect(
            problems(file) == [
                "Card.xib:9: UIButton has no attribute layer.masksToBounds that Interface Builder can set",
                "Card.xib:10: UIButton has no attribute glow that Interface Builder can set",
            ])
        let object = #"i.object("B", as: UIButton.self)?"#
        #expect(file.swift.contains(object + #".accessibilityIdentifier = "send""#))
        #expect(file.swift.contains(object + ".clipsToBounds = true"))
        #expect(file.swift.contains(object + ".titleLabel?.textAlignment = .center"))
        #expect(file.swift.contains(object + ".layer.shadowOpacity = Float(0.5)"))
        #expect(file.swift.contains(object + ".tintColor = UIColor(white: 1, alpha: 1)"))
    }

    @Test func aLayoutIsAnObjectThatOutletsReach() {
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

    @Test func fontsColorsAndAttributesDifferBetweenSizeClasses() {
        let file = translated(
            "<label id=\"L\">\n<variation key=\"heightClass=compact-widthClass=regular\" alpha=\"0.5\"/>\n"
                + "<variation key=\"widthClass=regular\" alpha=\"1\" future=\"1\">"
                + "<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"34\"/>"
                + "<color key=\"textColor\" white=\"0\" alpha=\"1\"/></variation>\n</label>")
        #expect(
            problems(file).filter { !$0.contains("is chosen when") } == [
                "Card.xib:5: the attribute future of <variation> is left out"
            ])
        let varied = """
                        if i.isInstalled(false, ["widthClass=regular": true]) {
                            o.alpha = 1
                            o.font = UIFont.boldSystemFont(ofSize: 34)
                            o.textColor = UIColor(white: 0, alpha: 1)
                        }
                        if i.isInstalled(false, ["heightClass=compact-widthClass=regular": true]) {
                            o.alpha = 0.5
                        }
            """
        #expect(file.swift.contains(varied))
    }

    @Test func encodedTextIsDecoded() {
        let file = translated(
            "<label id=\"L\"><string key=\"text\" base64-UTF8=\"YES\">\nSGVs\nbG8\n</string></label>\n"
                + "<textField id=\"T\"><string key=\"placeholder\">Plain</string></textField>")
        #expect(problems(file) == [])
        #expect(file.swift.contains(#"o.text = "Hello""#))
        #expect(file.swift.contains(#"o.placeholder = "Plain""#))
    }

    @Test func symbolsHaveTheirSizes() {
        let file = translated(
            "<imageView image=\"star\" catalog=\"system\" id=\"I\">\n<preferredSymbolConfiguration "
                + "key=\"preferredSymbolConfiguration\" configurationType=\"pointSize\" pointSize=\"40\" weight=\"bold\"/></imageView>\n"
                + "<button id=\"B\"><state key=\"normal\">\n<imageReference key=\"image\" image=\"plus\" catalog=\"system\" "
                + "symbolScale=\"large\" renderingMode=\"original\"/></state></button>")
        #expect(problems(file) == [])
        #expect(
            file.swift.contains(
                "o.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)"))
        #expect(
            file.swift.contains(
                #"o.setImage(UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(scale: .large))"#
                    + "?.withRenderingMode(.alwaysOriginal), for: .normal)"))
    }

    @Test func aButtonsConfigurationHasABackgroundAndASymbol() {
        let file = translated(
            "<button id=\"B\"><buttonConfiguration key=\"configuration\" style=\"plain\">\n<backgroundConfiguration key=\"background\" "
                + "cornerRadius=\"12\" strokeWidth=\"2\"><color key=\"strokeColor\" white=\"0\" alpha=\"1\"/></backgroundConfiguration>\n"
                + "<attributedString key=\"attributedTitle\"><fragment content=\"Buy \"/><fragment content=\"now\"/></attributedString>\n"
                + "<imageReference key=\"image\" image=\"cart\" catalog=\"system\"/></buttonConfiguration></button>")
        #expect(
            problems(file) == ["Card.xib:5: only the text of the attributedTitle of a button's configuration is used"])
        #expect(file.swift.contains("c.background.cornerRadius = 12"))
        #expect(file.swift.contains("c.background.strokeColor = UIColor(white: 0, alpha: 1)"))
        #expect(file.swift.contains(#"c.title = "Buy now""#))
        #expect(file.swift.contains(#"c.image = UIImage(systemName: "cart")"#))
    }

    @Test func aDatePickerHasItsDates() {
        let file = translated(
            "<datePicker datePickerMode=\"date\" id=\"D\"><date key=\"date\" timeIntervalSinceReferenceDate=\"600000000\"/>"
                + "<date key=\"minimumDate\" timeIntervalSinceReferenceDate=\"-86400\"/><locale key=\"locale\" localeIdentifier=\"de_DE\"/>"
                + "<timeZone key=\"timeZone\" name=\"UTC\"/></datePicker>\n"
                + "<datePicker useCurrentDate=\"YES\" id=\"N\"><date key=\"date\" timeIntervalSinceReferenceDate=\"1\"/></datePicker>"
        )
        #expect(problems(file) == [])
        #expect(file.swift.contains("o.date = Date(timeIntervalSinceReferenceDate: 600000000)"))
        #expect(file.swift.contains("o.minimumDate = Date(timeIntervalSinceReferenceDate: -86400)"))
        #expect(file.swift.contains(#"o.locale = Locale(identifier: "de_DE")"#))
        #expect(file.swift.contains(#"o.timeZone = TimeZone(identifier: "UTC")"#))
        #expect(!file.swift.contains("timeIntervalSinceReferenceDate: 1)"))
    }

    @Test func listsTextAndTabsHaveTheirRarerAttributes() {
        let file = translated(
            "<tableView sectionHeaderTopPadding=\"0\" keyboardDismissMode=\"onDragWithAccessory\" id=\"T\"/>\n"
                + "<label id=\"L\"><attributedString key=\"attributedText\"><fragment content=\"a\"><attributes>"
                + "<url key=\"NSLink\" string=\"https://a.example\"/><paragraphStyle key=\"NSParagraphStyle\" "
                + "lineHeightMultiple=\"1.5\"/></attributes></fragment></attributedString></label>\n"
                + "<tabBar id=\"B\"><items><tabBarItem title=\"A\" id=\"I\"><inset key=\"imageInsets\" minX=\"0.0\" minY=\"1\" "
                + "maxX=\"0.0\" maxY=\"2\"/></tabBarItem></items></tabBar>\n"
                + "<visualEffectView id=\"E\"><blurEffect style=\"systemThinMaterialDark\"/></visualEffectView>")
        #expect(problems(file) == [])
        #expect(file.swift.contains("o.sectionHeaderTopPadding = 0"))
        #expect(file.swift.contains("o.keyboardDismissMode = .onDragWithAccessory"))
        #expect(file.swift.contains(#".link: URL(string: "https://a.example") as Any"#))
        #expect(file.swift.contains(".lineHeightMultiple = 1.5"))
        #expect(file.swift.contains("o.imageInsets = UIEdgeInsets(top: 1, left: 0, bottom: 2, right: 0)"))
        #expect(file.swift.contains("UIBlurEffect(style: .systemThinMaterialDark)"))
    }

    @Test func anElementWithAnIdentifierIsReportedToo() {
        let file = translated("<view id=\"V\">\n<glow id=\"G\"/>\n<shine key=\"shine\" depth=\"1\" id=\"S\"/>\n</view>")
        #expect(
            problems(file) == [
                "Card.xib:4: the element <glow> is left out", "Card.xib:5: the element <shine> is left out",
            ])
    }

    @Test func aSearchBarsTextFieldHasTheTraits() {
        let file = translated(
            "<searchBar id=\"S\"><textInputTraits key=\"textInputTraits\" keyboardAppearance=\"alert\" secureTextEntry=\"YES\"/></searchBar>"
        )
        #expect(problems(file) == [])
        #expect(file.swift.contains("o.searchTextField.keyboardAppearance = .dark"))
        #expect(file.swift.contains("o.searchTextField.isSecureTextEntry = true"))
    }

    @Test func traitsAndDetectorsThatTouchstoneLacksAreReported() {
        let file = translated(
            "<textView id=\"T\">\n<dataDetectorType key=\"dataDetectorTypes\" link=\"YES\"/>\n"
                + "<accessibility key=\"accessibilityConfiguration\">\n<accessibilityTraits key=\"traits\" link=\"YES\" playsSound=\"YES\"/>"
                + "</accessibility></textView>")
        #expect(
            problems(file) == [
                "Card.xib:4: the element <dataDetectorType> is left out",
                "Card.xib:6: the attribute playsSound of <accessibilityTraits> is left out",
            ])
        #expect(file.swift.contains("o.accessibilityTraits = [.link]"))
    }

    @Test func attributesThatTouchstoneLacksAreReported() {
        let file = translated(
            "<switch title=\"Sound\" preferredStyle=\"checkbox\" on=\"YES\" id=\"S\"/>\n<textField background=\"frame\" id=\"T\"/>\n"
                + "<scrollView automaticallyAdjustsScrollIndicatorInsets=\"NO\" id=\"V\"/>")
        #expect(
            problems(file) == [
                "Card.xib:3: the attribute preferredStyle of <switch> is left out",
                "Card.xib:3: the attribute title of <switch> is left out",
                "Card.xib:4: the attribute background of <textField> is left out",
                "Card.xib:5: the attribute automaticallyAdjustsScrollIndicatorInsets of <scrollView> is left out",
            ])
        #expect(file.swift.contains("o.isOn = true"))
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

/// A storyboard with one scene, translated.
private func translatedScene(_ controller: String, facts: ModuleFacts = ModuleFacts(name: "App")) -> InterfaceFile {
    InterfaceFile(
        path: "Main.storyboard",
        text: "<document><scenes><scene><objects>\n\(controller)\n</objects></scene></scenes></document>", facts: facts)
}

@Suite struct SceneTests {
    @Test func `A scene is a closure`() {
        let file = translatedScene("<viewController id=\"A-1\"/>")
        #expect(problems(file) == [])
        #expect(file.swift.contains(#""A-1": { scene_A_1($0) },"#))
    }
}

@Suite struct RefreshControlTests {
    @Test func aTableControllerHasARefreshControlThatSendsActions() {
        let facts = ModuleFacts(
            name: "App",
            classes: ["List": ClassFacts(name: "List", base: "UITableViewController", actions: ["reload:"])])
        let file = translatedScene(
            "<tableViewController id=\"A\" customClass=\"List\"><tableView key=\"view\" id=\"T\"/>\n"
                + "<refreshControl key=\"refreshControl\" id=\"R\"><autoresizingMask key=\"autoresizingMask\"/>\n"
                + "<attributedString key=\"attributedTitle\"><fragment content=\"Pull\"/></attributedString>\n"
                + "<connections><action selector=\"reload:\" destination=\"A\" eventType=\"valueChanged\" id=\"c\"/></connections>"
                + "</refreshControl></tableViewController>", facts: facts)
        #expect(problems(file) == [])
        #expect(file.swift.contains("c.refreshControl = object_R(i)"))
        #expect(file.swift.contains("o.attributedTitle = text"))
        #expect(file.swift.contains(#"i.object("R", as: UIControl.self)?.addTarget(i["A"]"#))
    }
}

@Suite struct BarLookTests {
    @Test func aNavigationBarHasAttributesAndAnAppearance() {
        let file = translatedScene(
            "<navigationController id=\"N\"><navigationBar key=\"navigationBar\" id=\"B\">\n"
                + "<textAttributes key=\"titleTextAttributes\"><fontDescription key=\"fontDescription\" type=\"boldSystem\" "
                + "pointSize=\"20\"/><color key=\"textColor\" white=\"1\" alpha=\"1\"/></textAttributes>\n"
                + "<navigationBarAppearance key=\"scrollEdgeAppearance\"><color key=\"backgroundColor\" white=\"0\" alpha=\"1\"/>\n"
                + "<textAttributes key=\"largeTitleTextAttributes\"><color key=\"textColor\" white=\"1\" alpha=\"1\"/></textAttributes>"
                + "<glow/></navigationBarAppearance></navigationBar></navigationController>")
        #expect(problems(file) == ["Main.storyboard:5: the element <glow> is left out"])
        let white = "UIColor(white: 1, alpha: 1)"
        #expect(
            file.swift.contains(
                "o.titleTextAttributes = [.foregroundColor: \(white), .font: UIFont.boldSystemFont(ofSize: 20)]"))
        #expect(file.swift.contains("let a = UINavigationBarAppearance()"))
        #expect(file.swift.contains("a.backgroundColor = UIColor(white: 0, alpha: 1)"))
        #expect(file.swift.contains("a.largeTitleTextAttributes = [.foregroundColor: \(white)]"))
        #expect(file.swift.contains("o.scrollEdgeAppearance = a"))
    }
}

@Suite struct PrototypeTests {
    @Test func aPrototypeIsAClosure() {
        let file = translatedScene(
            "<tableViewController id=\"A\"><tableView key=\"view\" id=\"T\"><prototypes>"
                + "<tableViewCell reuseIdentifier=\"Row\" id=\"C\"/></prototypes></tableView></tableViewController>")
        #expect(problems(file) == [])
        #expect(file.swift.contains(#"i.prototype(o, "Row") { prototype_C($0) }"#))
    }
}

@Suite struct UnknownControllerTests {
    @Test func aControllerOfAnotherFrameworkIsReported() {
        let file = translatedScene("<hologramViewController depth=\"3\" id=\"A-1\" storyboardIdentifier=\"hologram\"/>")
        #expect(
            problems(file) == [
                "Main.storyboard:2: the element <hologramViewController> is not known: a UIViewController takes its place"
            ])
        #expect(file.swift.contains(#"i.makeController("A-1", UIViewController.self"#))
        #expect(file.swift.contains(#""hologram": "A-1""#))
    }

    @Test func anObjectOfASceneWithoutAControllerIsReported() {
        let file = translatedScene(
            "<viewControllerPlaceholder storyboardName=\"Other\" id=\"P\"/>\n<hologram id=\"H\"/>")
        #expect(problems(file) == ["Main.storyboard:3: the element <hologram> is left out"])
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
