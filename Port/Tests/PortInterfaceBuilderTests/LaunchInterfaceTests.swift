import Foundation
import PortInterfaceBuilder
import Testing

/// What the property list or the Xcode project of an application says about its launch.
struct LaunchInterfaceTests {
    private func list(_ content: String) -> Data {
        Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict>\(content)</dict></plist>
            """.utf8)
    }

    private func manifest(_ scene: String) -> Data {
        list(
            """
            <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array><dict>\(scene)</dict></array></dict></dict>
            """)
    }

    @Test func `A main storyboard is shown in the delegate's window`() {
        let data = list("<key>UIMainStoryboardFile</key><string>Main</string>")
        #expect(LaunchInterface(propertyList: data) == .window(storyboard: "Main"))
    }

    @Test func `A scene has a delegate of the module, a storyboard, or both`() {
        let delegate =
            "<key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>"
        let storyboard = "<key>UISceneStoryboardFile</key><string>Home</string>"
        #expect(
            LaunchInterface(propertyList: manifest(delegate)) == .scene(delegate: "SceneDelegate", storyboard: nil))
        #expect(LaunchInterface(propertyList: manifest(storyboard)) == .scene(delegate: nil, storyboard: "Home"))
        #expect(
            LaunchInterface(propertyList: manifest(delegate + storyboard))
                == .scene(delegate: "SceneDelegate", storyboard: "Home"))
    }

    @Test(arguments: ["", "<key>CFBundleName</key><string>App</string>"])
    func `A property list without an interface describes none`(_ content: String) {
        #expect(LaunchInterface(propertyList: list(content)) == nil)
        #expect(LaunchInterface(propertyList: manifest(content)) == nil)
        #expect(LaunchInterface(propertyList: Data("no list".utf8)) == nil)
    }

    @Test func `A project that generates its property list names the main storyboard`() {
        let settings = "INFOPLIST_KEY_UIMainStoryboardFile = Main;\n\t\tINFOPLIST_KEY_UILaunchStoryboardName = Launch;"
        #expect(LaunchInterface(project: settings) == .window(storyboard: "Main"))
        #expect(
            LaunchInterface(project: "INFOPLIST_KEY_UIMainStoryboardFile = \"My Main\";")
                == .window(storyboard: "My Main"))
        #expect(LaunchInterface(project: "PRODUCT_NAME = App;") == nil)
    }

    @Test func `The property list of an extension is not that of an application`() {
        let data = list("<key>NSExtension</key><dict/>")
        #expect(LaunchInterface.isOfExtension(propertyList: data))
        #expect(!LaunchInterface.isOfExtension(propertyList: list("")))
    }
}
