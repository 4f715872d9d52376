#if Port
// Attributes of specific view classes.
extension Translator {
    func specific(_ node: XMLNode, _ base: String) -> [String] {
        var lines: [String] = []
        for type in Elements.lineage(base).reversed() {
            switch type {
            case "UIControl": break
            case "UILabel": lines += label(node)
            case "UIButton": lines += button(node)
            case "UIImageView": lines += imageView(node)
            case "UITextField": lines += textField(node)
            case "UITextView": lines += textView(node)
            case "UISwitch": lines += colors(node, ["onTintColor", "thumbTintColor"])
            case "UISlider":
                lines += colors(node, ["minimumTrackTintColor", "maximumTrackTintColor", "thumbTintColor"])
                for (name, property) in [
                    ("minimumValueImage", "minimumValueImage"), ("maximumValueImage", "maximumValueImage"),
                ] {
                    if let image = node[name] { lines.append("o.\(property) = \(self.image(image, catalog: nil))") }
                }
            case "UISegmentedControl": lines += segments(node)
            case "UIProgressView": lines += colors(node, ["progressTintColor", "trackTintColor"])
            case "UIActivityIndicatorView":
                lines += colors(node, ["color"])
                if node.flag("animating") ?? false { lines.append("o.startAnimating()") }
            case "UIPageControl": lines += colors(node, ["pageIndicatorTintColor", "currentPageIndicatorTintColor"])
            case "UIScrollView": lines += scrollView(node)
            case "UIRefreshControl":
                if let title = node.child("attributedString", key: "attributedTitle") {
                    lines += attributedString(title, into: "o.attributedTitle")
                }
            case "UITableView": lines += table(node)
            case "UITableViewCell":
                if let inset = node.child("inset", key: "separatorInset") {
                    lines.append("o.separatorInset = \(insets(inset))")
                }
                if let background = node.child("view", key: "backgroundView") {
                    lines.append("o.backgroundView = \(view(background))")
                }
                if let background = node.child("view", key: "selectedBackgroundView") {
                    lines.append("o.selectedBackgroundView = \(view(background))")
                }
                if let accessory = node.children.first(where: { $0.plainKey == "accessoryView" }) {
                    lines.append("o.accessoryView = \(view(accessory))")
                }
                node.ignore(["rowHeight"])
            case "UICollectionView": lines += collection(node)
            case "UICollectionReusableView":
                node.ignore(["reuseIdentifier"])
                node.child("size", key: "customSize")?.ignore()
            case "UIToolbar", "UINavigationBar", "UITabBar":
                lines += colors(node, ["barTintColor", "unselectedItemTintColor"]) + barLook(node)
                lines += barContent(node, type)
            case "UISearchBar": lines += searchBar(node)
            case "UIDatePicker": lines += dates(node)
            case "UIVisualEffectView": lines += effect(node)
            default: break
            }
        }
        return lines
    }

    func text(_ node: XMLNode, _ key: String) -> String? {
        guard let child = node.child("string", key: key) else { return nil }
        child.ignore()
        return child.string
    }

    func font(of node: XMLNode, key: String = "fontDescription") -> String? {
        node.child("fontDescription", key: key).flatMap { font($0) }
    }

    private func label(_ node: XMLNode) -> [String] {
        var lines: [String] = []
        if let text = text(node, "text") { lines.append("o.text = \(SwiftText.quoted(text))") }
        if let font = font(of: node) { lines.append("o.font = \(font)") }
        lines += colors(node, ["textColor", "highlightedColor", "shadowColor"]).map {
            $0.replacingPrefix("o.highlightedColor", by: "o.highlightedTextColor")
        }
        if let offset = node.child("size", key: "shadowOffset") { lines.append("o.shadowOffset = \(size(offset))") }
        if let text = node.child("attributedString", key: "attributedText") {
            lines += attributedString(text, into: "o.attributedText")
        }
        return lines
    }

    // MARK: Images and texts

    private func imageView(_ node: XMLNode) -> [String] {
        var lines: [String] = []
        let catalog = node["catalog"]
        if let name = node["image"] { lines.append("o.image = \(image(name, catalog: catalog))") }
        if let name = node["highlightedImage"] { lines.append("o.highlightedImage = \(image(name, catalog: nil))") }
        for key in ["image", "highlightedImage"] {
            if let image = node.child("imageReference", key: key).flatMap({ imageReference($0) }) {
                lines.append("o.\(key) = \(image)")
            }
        }
        if let symbol = node.child("preferredSymbolConfiguration").flatMap({ symbolConfiguration($0) }) {
            lines.append("o.preferredSymbolConfiguration = \(symbol)")
        }
        return lines
    }

    private func textField(_ node: XMLNode) -> [String] {
        var lines = colors(node, ["textColor"])
        if let text = text(node, "text") { lines.append("o.text = \(SwiftText.quoted(text))") }
        if let text = text(node, "placeholder") { lines.append("o.placeholder = \(SwiftText.quoted(text))") }
        if let font = font(of: node) { lines.append("o.font = \(font)") }
        lines += traits(node)
        for key in ["leftView", "rightView"] {
            if let child = node.children.first(where: { $0.plainKey == key }) {
                lines.append("o.\(key) = \(view(child))")
            }
        }
        return lines
    }

    private func textView(_ node: XMLNode) -> [String] {
        var lines = colors(node, ["textColor"])
        if let text = text(node, "text") { lines.append("o.text = \(SwiftText.quoted(text))") }
        if let font = font(of: node) { lines.append("o.font = \(font)") }
        if let text = node.child("attributedString", key: "attributedText") {
            lines += attributedString(text, into: "o.attributedText")
        }
        return lines + traits(node)
    }

    private func traits(_ node: XMLNode, on object: String = "o") -> [String] {
        guard let traits = node.child("textInputTraits") else { return [] }
        let cases: [(String, [String])] = [
            (
                "keyboardType",
                [
                    "default", "alphabet", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad",
                    "emailAddress", "decimalPad", "twitter", "webSearch", "asciiCapableNumberPad", "asciiCapable",
                ]
            ),
            (
                "returnKeyType",
                [
                    "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
                    "emergencyCall", "continue",
                ]
            ),
            ("autocapitalizationType", ["none", "words", "sentences", "allCharacters"]),
            ("autocorrectionType", ["default", "no", "yes"]), ("spellCheckingType", ["default", "no", "yes"]),
            ("keyboardAppearance", ["default", "dark", "light", "alert"]),
            ("smartDashesType", ["default", "no", "yes"]), ("smartQuotesType", ["default", "no", "yes"]),
            ("smartInsertDeleteType", ["default", "no", "yes"]),
        ]
        var lines: [String] = []
        for (name, values) in cases {
            guard let value = traits[name] else { continue }
            guard values.contains(value) else {
                report(traits, "the \(name) \"\(value)\" is left out")
                continue
            }
            let renamed = ["alphabet": "asciiCapable", "alert": "dark"][value] ?? value
            lines.append("\(object).\(name) = .\(["default", "continue"].contains(renamed) ? "`\(renamed)`" : renamed)")
        }
        if let value = traits.flag("secureTextEntry") { lines.append("\(object).isSecureTextEntry = \(value)") }
        if let value = traits.flag("enablesReturnKeyAutomatically") {
            lines.append("\(object).enablesReturnKeyAutomatically = \(value)")
        }
        if let value = traits["textContentType"] {
            lines.append("\(object).textContentType = UITextContentType(rawValue: \(SwiftText.quoted(value)))")
        }
        return lines
    }

    // MARK: Others

    private func segments(_ node: XMLNode) -> [String] {
        var lines = ["o.removeAllSegments()"]
        for (index, segment) in node.list("segments").enumerated() {
            segment.markRead()
            if let image = segment["image"], segment["title"]?.isEmpty ?? true {
                lines.append(
                    "o.insertSegment(with: \(self.image(image, catalog: segment["catalog"])), at: \(index), animated: false)"
                )
            } else {
                let title = SwiftText.quoted(segment["title"] ?? "")
                lines.append("o.insertSegment(withTitle: \(title), at: \(index), animated: false)")
            }
            if let width = segment.number("width") {
                lines.append("o.setWidth(\(SwiftText.number(width)), forSegmentAt: \(index))")
            }
            if let flag = segment.flag("enabled") { lines.append("o.setEnabled(\(flag), forSegmentAt: \(index))") }
            segment.child("size", key: "contentOffset")?.ignore()
            // The control names the selected segment.
            segment.ignore(["selected"])
        }
        if let index = node["selectedSegmentIndex"].flatMap({ Int($0) }) {
            lines.append("o.selectedSegmentIndex = \(index)")
        }
        return lines + colors(node, ["selectedSegmentTintColor"])
    }

    private func scrollView(_ node: XMLNode) -> [String] {
        var lines: [String] = []
        if let child = node.child("inset", key: "contentInset") { lines.append("o.contentInset = \(insets(child))") }
        for key in ["scrollIndicatorInsets", "horizontalScrollIndicatorInsets", "verticalScrollIndicatorInsets"] {
            guard let child = node.child("inset", key: key) else { continue }
            if key == "scrollIndicatorInsets" {
                lines.append("o.verticalScrollIndicatorInsets = \(insets(child))")
            } else {
                lines.append("o.\(key) = \(insets(child))")
            }
        }
        if let child = node.child("refreshControl", key: "refreshControl") {
            lines.append("o.refreshControl = \(view(child))")
        }
        if let child = node.child("size", key: "contentSize") { lines.append("o.contentSize = \(size(child))") }
        return lines
    }

    private func barContent(_ node: XMLNode, _ type: String) -> [String] {
        let items = node.list("items")
        guard !items.isEmpty else { return [] }
        if type == "UIToolbar" { return ["o.items = [\(items.map { barButton($0) }.joined(separator: ", "))]"] }
        if type == "UINavigationBar" {
            let calls = items.map { item -> String in
                item.markRead()
                let name = "object_" + SwiftText.name(item.id)
                addFunction(
                    name, item.id, "UINavigationItem", "UINavigationItem",
                    create: "{ _ in UINavigationItem(title: \"\") }",
                    navigationItem(item, on: "o"))
                return name + "(i)"
            }
            return ["o.items = [\(calls.joined(separator: ", "))]"]
        }
        return ["o.items = [\(items.map { tabItem($0) }.joined(separator: ", "))]"]
    }

    private func searchBar(_ node: XMLNode) -> [String] {
        var lines = colors(node, ["barTintColor"]) + traits(node, on: "o.searchTextField")
        let titles = node.list("scopeButtonTitles").map { title -> String in
            title.markRead()
            return SwiftText.quoted(title.string)
        }
        if !titles.isEmpty { lines.append("o.scopeButtonTitles = [\(titles.joined(separator: ", "))]") }
        return lines
    }

    private func dates(_ node: XMLNode) -> [String] {
        var lines: [String] = []
        if let name = node.child("locale", key: "locale")?["localeIdentifier"] {
            lines.append("o.locale = Locale(identifier: \(SwiftText.quoted(name)))")
        }
        if let zone = node.child("timeZone", key: "timeZone"), let name = zone["name"] {
            // The data repeats the name.
            zone.child("mutableData")?.ignore()
            zone.child("data")?.ignore()
            lines.append("o.timeZone = TimeZone(identifier: \(SwiftText.quoted(name)))")
        }
        let isNow = node.flag("useCurrentDate") ?? false
        for key in ["minimumDate", "maximumDate", "date"] {
            guard let child = node.child("date", key: key), let time = child.number("timeIntervalSinceReferenceDate")
            else {
                continue
            }
            for comment in child.children { comment.ignore() }
            if key == "date", isNow { continue }
            lines.append("o.\(key) = Date(timeIntervalSinceReferenceDate: \(SwiftText.number(time)))")
        }
        return lines
    }

    private func effect(_ node: XMLNode) -> [String] {
        var lines: [String] = []
        let styles = [
            "extraLight", "light", "dark", "regular", "prominent", "systemUltraThinMaterial", "systemThinMaterial",
            "systemMaterial", "systemThickMaterial", "systemChromeMaterial",
        ].flatMap { $0.hasPrefix("system") ? [$0, $0 + "Light", $0 + "Dark"] : [$0] }
        if let blur = node.child("blurEffect") {
            let style = blur["style"] ?? "regular"
            if styles.contains(style) {
                lines.append("o.effect = UIBlurEffect(style: .\(style))")
            } else {
                report(blur, "the style \"\(style)\" of a blur is left out")
            }
        }
        if let vibrancy = node.child("vibrancyEffect") {
            let blur = vibrancy.child("blurEffect")?["style"] ?? "regular"
            let kinds = [
                "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "fill", "secondaryFill", "tertiaryFill",
                "separator",
            ]
            let kind = vibrancy["style"]
            if let kind, !kinds.contains(kind) {
                report(vibrancy, "the style \"\(kind)\" of a vibrancy effect is left out")
            }
            let style = kind.flatMap { kinds.contains($0) ? ", style: .\($0)" : nil } ?? ""
            let base = "UIBlurEffect(style: .\(styles.contains(blur) ? blur : "regular"))"
            lines.append("o.effect = UIVibrancyEffect(blurEffect: \(base)\(style))")
        }
        return lines
    }
}

extension String {
    func replacingPrefix(_ prefix: String, by other: String) -> String {
        hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
    }
    func replacingLast(_ ending: String, by other: String) -> String {
        hasSuffix(ending) ? dropLast(ending.count) + other : self
    }
}
#endif
