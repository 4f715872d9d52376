import PortInterfaceBuilder
import Testing

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

    @Test func `A table controller has a refresh control that sends actions`() {
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

    @Test func `A navigation bar has attributes and an appearance`() {
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

    @Test func `A prototype is a closure`() {
        let file = translatedScene(
            "<tableViewController id=\"A\"><tableView key=\"view\" id=\"T\"><prototypes>"
                + "<tableViewCell reuseIdentifier=\"Row\" id=\"C\"/></prototypes></tableView></tableViewController>")
        #expect(problems(file) == [])
        #expect(file.swift.contains(#"i.prototype(o, "Row") { prototype_C($0) }"#))
    }

    @Test func `A controller of another framework is reported`() {
        let file = translatedScene("<hologramViewController depth=\"3\" id=\"A-1\" storyboardIdentifier=\"hologram\"/>")
        #expect(
            problems(file) == [
                "Main.storyboard:2: the element <hologramViewController> is not known: a UIViewController takes its place"
            ])
        #expect(file.swift.contains(#"i.makeController("A-1", UIViewController.self"#))
        #expect(file.swift.contains(#""hologram": "A-1""#))
    }

    @Test func `An object of a scene without a controller is reported`() {
        let file = translatedScene(
            "<viewControllerPlaceholder storyboardName=\"Other\" id=\"P\"/>\n<hologram id=\"H\"/>")
        #expect(problems(file) == ["Main.storyboard:3: the element <hologram> is left out"])
    }

    @Test func aPopoverHasTheAnchorOfItsSegue() {
        let file = translatedScene(
            "<viewController id=\"A\"><view key=\"view\" id=\"V\"><subviews><button id=\"B\"><connections>\n<segue destination=\"A\" "
                + "kind=\"popoverPresentation\" popoverAnchorView=\"L\" id=\"S\">\n<popoverArrowDirection key=\"popoverArrowDirection\" "
                + "up=\"YES\"/></segue></connections></button><label id=\"L\"/></subviews></view></viewController>")
        #expect(
            problems(file) == ["Main.storyboard:4: the arrow directions of a popover segue are left out"])
        #expect(file.swift.contains(#"i.start(segue, of: i.object("A", as: UIViewController.self), at: i["L"])"#))
    }

    @Test func aDelegateMayLackTheProtocol() {
        let file = translatedScene(
            "<viewController id=\"A\"><view key=\"view\" id=\"V\"><subviews><tableView id=\"T\"><connections>"
                + "<outlet property=\"dataSource\" destination=\"A\" id=\"O\"/></connections></tableView></subviews></view>"
                + "</viewController>")
        #expect(file.swift.contains("{ $0.dataSource = $1 as? any UITableViewDataSource; return true }"))
    }
}
