import PortInterfaceBuilder
import Testing

@Suite struct AttributeTests {
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

    @Test func `Fonts, colors and attributes differ between size classes`() {
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

    @Test func `Lists, texts and tabs have their rarer attributes`() {
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

    @Test func `Attributes that Touchstone lacks are reported`() {
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

    @Test func `A search bar's text field has the traits`() {
        let file = translated(
            "<searchBar id=\"S\"><textInputTraits key=\"textInputTraits\" keyboardAppearance=\"alert\" secureTextEntry=\"YES\"/></searchBar>"
        )
        #expect(problems(file) == [])
        #expect(file.swift.contains("o.searchTextField.keyboardAppearance = .dark"))
        #expect(file.swift.contains("o.searchTextField.isSecureTextEntry = true"))
    }

    @Test func `Traits and detectors that Touchstone lacks are reported`() {
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

    @Test func `Symbols have their sizes`() {
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

    @Test func `A button's configuration has a background and a symbol`() {
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

    @Test func `A date picker has its dates`() {
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

    @Test func `Encoded text is decoded`() {
        let file = translated(
            "<label id=\"L\"><string key=\"text\" base64-UTF8=\"YES\">\nSGVs\nbG8\n</string></label>\n"
                + "<textField id=\"T\"><string key=\"placeholder\">Plain</string></textField>")
        #expect(problems(file) == [])
        #expect(file.swift.contains(#"o.text = "Hello""#))
        #expect(file.swift.contains(#"o.placeholder = "Plain""#))
    }

    @Test func aVibrancyEffectHasABlurAndAStyle() {
        let file = translated(
            "<visualEffectView id=\"E\"><vibrancyEffect style=\"fill\"><blurEffect style=\"dark\"/></vibrancyEffect></visualEffectView>\n"
                + "<visualEffectView id=\"F\"><vibrancyEffect style=\"glow\"><blurEffect style=\"light\"/></vibrancyEffect></visualEffectView>"
        )
        #expect(problems(file) == ["Card.xib:4: the style \"glow\" of a vibrancy effect is left out"])
        #expect(
            file.swift.contains("o.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .fill)"))
        #expect(file.swift.contains("o.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))"))
    }
}
