/// The page's files, embedded in the program, so that it needs nothing beside itself.
enum PageFiles {
    struct File: Sendable {
        let bytes: [UInt8]
        let type: String
    }

    /// The file at a path as the browser asks for it, such as `/lab.css`.
    static func file(at path: String) -> File? {
        path == "/rules" ? rules : files[path]
    }

    /// The rules, where their book is at hand.
    private static let rules = RuleBook.atHand.map { File(bytes: Array($0.html.utf8), type: html) }

    static var paths: [String] { files.keys.sorted() }

    private static let html = "text/html; charset=utf-8"
    private static let css = "text/css; charset=utf-8"
    private static let script = "text/javascript; charset=utf-8"

    private static let files: [String: File] = [
        "/": File(bytes: PackageResources.index_html, type: html),
        "/index.html": File(bytes: PackageResources.index_html, type: html),
        "/dock.css": File(bytes: PackageResources.dock_css, type: css),
        "/gestures.css": File(bytes: PackageResources.gestures_css, type: css),
        "/input.css": File(bytes: PackageResources.input_css, type: css),
        "/inspector.css": File(bytes: PackageResources.inspector_css, type: css),
        "/lab.css": File(bytes: PackageResources.lab_css, type: css),
        "/panels.css": File(bytes: PackageResources.panels_css, type: css),
        "/rules.css": File(bytes: PackageResources.rules_css, type: css),
        "/scenes.css": File(bytes: PackageResources.scenes_css, type: css),
        "/timeline.css": File(bytes: PackageResources.timeline_css, type: css),
        "/touch.css": File(bytes: PackageResources.touch_css, type: css),
        "/view.css": File(bytes: PackageResources.view_css, type: css),
        "/address.js": File(bytes: PackageResources.address_js, type: script),
        "/beforeafter.js": File(bytes: PackageResources.beforeafter_js, type: script),
        "/chainpanel.js": File(bytes: PackageResources.chainpanel_js, type: script),
        "/chrome.js": File(bytes: PackageResources.chrome_js, type: script),
        "/clipboard.js": File(bytes: PackageResources.clipboard_js, type: script),
        "/contests.js": File(bytes: PackageResources.contests_js, type: script),
        "/course.js": File(bytes: PackageResources.course_js, type: script),
        "/depth.js": File(bytes: PackageResources.depth_js, type: script),
        "/device.js": File(bytes: PackageResources.device_js, type: script),
        "/dock.js": File(bytes: PackageResources.dock_js, type: script),
        "/dom.js": File(bytes: PackageResources.dom_js, type: script),
        "/drawing.js": File(bytes: PackageResources.drawing_js, type: script),
        "/elements.js": File(bytes: PackageResources.elements_js, type: script),
        "/gestures.js": File(bytes: PackageResources.gestures_js, type: script),
        "/ghost.js": File(bytes: PackageResources.ghost_js, type: script),
        "/gone.js": File(bytes: PackageResources.gone_js, type: script),
        "/hardware.js": File(bytes: PackageResources.hardware_js, type: script),
        "/history.js": File(bytes: PackageResources.history_js, type: script),
        "/hitpanel.js": File(bytes: PackageResources.hitpanel_js, type: script),
        "/hitshow.js": File(bytes: PackageResources.hitshow_js, type: script),
        "/hover.js": File(bytes: PackageResources.hover_js, type: script),
        "/keyfinger.js": File(bytes: PackageResources.keyfinger_js, type: script),
        "/keys.js": File(bytes: PackageResources.keys_js, type: script),
        "/lab.js": File(bytes: PackageResources.lab_js, type: script),
        "/limits.js": File(bytes: PackageResources.limits_js, type: script),
        "/log.js": File(bytes: PackageResources.log_js, type: script),
        "/logfilter.js": File(bytes: PackageResources.logfilter_js, type: script),
        "/overlay.js": File(bytes: PackageResources.overlay_js, type: script),
        "/picker.js": File(bytes: PackageResources.picker_js, type: script),
        "/pictures.js": File(bytes: PackageResources.pictures_js, type: script),
        "/pointers.js": File(bytes: PackageResources.pointers_js, type: script),
        "/pointing.js": File(bytes: PackageResources.pointing_js, type: script),
        "/printable.js": File(bytes: PackageResources.printable_js, type: script),
        "/properties.js": File(bytes: PackageResources.properties_js, type: script),
        "/repeat.js": File(bytes: PackageResources.repeat_js, type: script),
        "/rules.js": File(bytes: PackageResources.rules_js, type: script),
        "/scenario.js": File(bytes: PackageResources.scenario_js, type: script),
        "/scenes.js": File(bytes: PackageResources.scenes_js, type: script),
        "/sessionfile.js": File(bytes: PackageResources.sessionfile_js, type: script),
        "/sessionmenu.js": File(bytes: PackageResources.sessionmenu_js, type: script),
        "/shortcuts.js": File(bytes: PackageResources.shortcuts_js, type: script),
        "/socket.js": File(bytes: PackageResources.socket_js, type: script),
        "/storage.js": File(bytes: PackageResources.storage_js, type: script),
        "/textinput.js": File(bytes: PackageResources.textinput_js, type: script),
        "/timeline.js": File(bytes: PackageResources.timeline_js, type: script),
        "/timelinemodel.js": File(bytes: PackageResources.timelinemodel_js, type: script),
        "/touchpanel.js": File(bytes: PackageResources.touchpanel_js, type: script),
        "/trace.js": File(bytes: PackageResources.trace_js, type: script),
        "/transport.js": File(bytes: PackageResources.transport_js, type: script),
        "/treepanel.js": File(bytes: PackageResources.treepanel_js, type: script),
        "/twin.js": File(bytes: PackageResources.twin_js, type: script),
        "/wheel.js": File(bytes: PackageResources.wheel_js, type: script),
        "/why.js": File(bytes: PackageResources.why_js, type: script),
    ]
}
