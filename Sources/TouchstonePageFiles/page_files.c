#include "page_files.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char address_js[] = {
#embed "../TouchstoneWebHost/Page/address.js"
};
static const unsigned char beforeafter_js[] = {
#embed "../TouchstoneWebHost/Page/beforeafter.js"
};
static const unsigned char chainpanel_js[] = {
#embed "../TouchstoneWebHost/Page/chainpanel.js"
};
static const unsigned char chinese_js[] = {
#embed "../TouchstoneWebHost/Page/chinese.js"
};
static const unsigned char chinesehints_js[] = {
#embed "../TouchstoneWebHost/Page/chinesehints.js"
};
static const unsigned char chrome_js[] = {
#embed "../TouchstoneWebHost/Page/chrome.js"
};
static const unsigned char clipboard_js[] = {
#embed "../TouchstoneWebHost/Page/clipboard.js"
};
static const unsigned char arenas_js[] = {
#embed "../TouchstoneWebHost/Page/arenas.js"
};
static const unsigned char course_js[] = {
#embed "../TouchstoneWebHost/Page/course.js"
};
static const unsigned char depth_js[] = {
#embed "../TouchstoneWebHost/Page/depth.js"
};
static const unsigned char device_js[] = {
#embed "../TouchstoneWebHost/Page/device.js"
};
static const unsigned char dock_css[] = {
#embed "../TouchstoneWebHost/Page/dock.css"
};
static const unsigned char dock_js[] = {
#embed "../TouchstoneWebHost/Page/dock.js"
};
static const unsigned char dom_js[] = {
#embed "../TouchstoneWebHost/Page/dom.js"
};
static const unsigned char drawing_js[] = {
#embed "../TouchstoneWebHost/Page/drawing.js"
};
static const unsigned char elements_js[] = {
#embed "../TouchstoneWebHost/Page/elements.js"
};
static const unsigned char gestures_css[] = {
#embed "../TouchstoneWebHost/Page/gestures.css"
};
static const unsigned char gestures_js[] = {
#embed "../TouchstoneWebHost/Page/gestures.js"
};
static const unsigned char ghost_js[] = {
#embed "../TouchstoneWebHost/Page/ghost.js"
};
static const unsigned char connectionstatus_js[] = {
#embed "../TouchstoneWebHost/Page/connectionstatus.js"
};
static const unsigned char hardware_js[] = {
#embed "../TouchstoneWebHost/Page/hardware.js"
};
static const unsigned char history_js[] = {
#embed "../TouchstoneWebHost/Page/history.js"
};
static const unsigned char hitpanel_js[] = {
#embed "../TouchstoneWebHost/Page/hitpanel.js"
};
static const unsigned char hitshow_js[] = {
#embed "../TouchstoneWebHost/Page/hitshow.js"
};
static const unsigned char hover_js[] = {
#embed "../TouchstoneWebHost/Page/hover.js"
};
static const unsigned char index_html[] = {
#embed "../TouchstoneWebHost/Page/index.html"
};
static const unsigned char input_css[] = {
#embed "../TouchstoneWebHost/Page/input.css"
};
static const unsigned char inspector_css[] = {
#embed "../TouchstoneWebHost/Page/inspector.css"
};
static const unsigned char keyfinger_js[] = {
#embed "../TouchstoneWebHost/Page/keyfinger.js"
};
static const unsigned char keys_js[] = {
#embed "../TouchstoneWebHost/Page/keys.js"
};
static const unsigned char lab_css[] = {
#embed "../TouchstoneWebHost/Page/lab.css"
};
static const unsigned char lab_js[] = {
#embed "../TouchstoneWebHost/Page/lab.js"
};
static const unsigned char language_js[] = {
#embed "../TouchstoneWebHost/Page/language.js"
};
static const unsigned char limits_js[] = {
#embed "../TouchstoneWebHost/Page/limits.js"
};
static const unsigned char log_js[] = {
#embed "../TouchstoneWebHost/Page/log.js"
};
static const unsigned char logfilter_js[] = {
#embed "../TouchstoneWebHost/Page/logfilter.js"
};
static const unsigned char modifiers_js[] = {
#embed "../TouchstoneWebHost/Page/modifiers.js"
};
static const unsigned char overlay_js[] = {
#embed "../TouchstoneWebHost/Page/overlay.js"
};
static const unsigned char panels_css[] = {
#embed "../TouchstoneWebHost/Page/panels.css"
};
static const unsigned char picker_js[] = {
#embed "../TouchstoneWebHost/Page/picker.js"
};
static const unsigned char pictures_js[] = {
#embed "../TouchstoneWebHost/Page/pictures.js"
};
static const unsigned char pointers_js[] = {
#embed "../TouchstoneWebHost/Page/pointers.js"
};
static const unsigned char pointing_js[] = {
#embed "../TouchstoneWebHost/Page/pointing.js"
};
static const unsigned char printable_js[] = {
#embed "../TouchstoneWebHost/Page/printable.js"
};
static const unsigned char properties_js[] = {
#embed "../TouchstoneWebHost/Page/properties.js"
};
static const unsigned char repeat_js[] = {
#embed "../TouchstoneWebHost/Page/repeat.js"
};
static const unsigned char rules_css[] = {
#embed "../TouchstoneWebHost/Page/rules.css"
};
static const unsigned char rules_js[] = {
#embed "../TouchstoneWebHost/Page/rules.js"
};
static const unsigned char scenario_js[] = {
#embed "../TouchstoneWebHost/Page/scenario.js"
};
static const unsigned char scenes_css[] = {
#embed "../TouchstoneWebHost/Page/scenes.css"
};
static const unsigned char scenes_js[] = {
#embed "../TouchstoneWebHost/Page/scenes.js"
};
static const unsigned char sessionfile_js[] = {
#embed "../TouchstoneWebHost/Page/sessionfile.js"
};
static const unsigned char sessionmenu_js[] = {
#embed "../TouchstoneWebHost/Page/sessionmenu.js"
};
static const unsigned char shortcuts_js[] = {
#embed "../TouchstoneWebHost/Page/shortcuts.js"
};
static const unsigned char socket_js[] = {
#embed "../TouchstoneWebHost/Page/socket.js"
};
static const unsigned char storage_js[] = {
#embed "../TouchstoneWebHost/Page/storage.js"
};
static const unsigned char textinput_js[] = {
#embed "../TouchstoneWebHost/Page/textinput.js"
};
static const unsigned char timeline_css[] = {
#embed "../TouchstoneWebHost/Page/timeline.css"
};
static const unsigned char timeline_js[] = {
#embed "../TouchstoneWebHost/Page/timeline.js"
};
static const unsigned char timelinemodel_js[] = {
#embed "../TouchstoneWebHost/Page/timelinemodel.js"
};
static const unsigned char touch_css[] = {
#embed "../TouchstoneWebHost/Page/touch.css"
};
static const unsigned char touchpanel_js[] = {
#embed "../TouchstoneWebHost/Page/touchpanel.js"
};
static const unsigned char trace_js[] = {
#embed "../TouchstoneWebHost/Page/trace.js"
};
static const unsigned char transport_js[] = {
#embed "../TouchstoneWebHost/Page/transport.js"
};
static const unsigned char treepanel_js[] = {
#embed "../TouchstoneWebHost/Page/treepanel.js"
};
static const unsigned char twin_js[] = {
#embed "../TouchstoneWebHost/Page/twin.js"
};
static const unsigned char view_css[] = {
#embed "../TouchstoneWebHost/Page/view.css"
};
static const unsigned char wheel_js[] = {
#embed "../TouchstoneWebHost/Page/wheel.js"
};
static const unsigned char why_js[] = {
#embed "../TouchstoneWebHost/Page/why.js"
};

#define FILE(name, bytes) {name, bytes, sizeof bytes}

static const struct touchstone_page_file files[] = {
    FILE("address.js", address_js),
    FILE("beforeafter.js", beforeafter_js),
    FILE("chainpanel.js", chainpanel_js),
    FILE("chinese.js", chinese_js),
    FILE("chinesehints.js", chinesehints_js),
    FILE("chrome.js", chrome_js),
    FILE("clipboard.js", clipboard_js),
    FILE("arenas.js", arenas_js),
    FILE("course.js", course_js),
    FILE("depth.js", depth_js),
    FILE("device.js", device_js),
    FILE("dock.css", dock_css),
    FILE("dock.js", dock_js),
    FILE("dom.js", dom_js),
    FILE("drawing.js", drawing_js),
    FILE("elements.js", elements_js),
    FILE("gestures.css", gestures_css),
    FILE("gestures.js", gestures_js),
    FILE("ghost.js", ghost_js),
    FILE("connectionstatus.js", connectionstatus_js),
    FILE("hardware.js", hardware_js),
    FILE("history.js", history_js),
    FILE("hitpanel.js", hitpanel_js),
    FILE("hitshow.js", hitshow_js),
    FILE("hover.js", hover_js),
    FILE("index.html", index_html),
    FILE("input.css", input_css),
    FILE("inspector.css", inspector_css),
    FILE("keyfinger.js", keyfinger_js),
    FILE("keys.js", keys_js),
    FILE("lab.css", lab_css),
    FILE("lab.js", lab_js),
    FILE("language.js", language_js),
    FILE("limits.js", limits_js),
    FILE("log.js", log_js),
    FILE("logfilter.js", logfilter_js),
    FILE("modifiers.js", modifiers_js),
    FILE("overlay.js", overlay_js),
    FILE("panels.css", panels_css),
    FILE("picker.js", picker_js),
    FILE("pictures.js", pictures_js),
    FILE("pointers.js", pointers_js),
    FILE("pointing.js", pointing_js),
    FILE("printable.js", printable_js),
    FILE("properties.js", properties_js),
    FILE("repeat.js", repeat_js),
    FILE("rules.css", rules_css),
    FILE("rules.js", rules_js),
    FILE("scenario.js", scenario_js),
    FILE("scenes.css", scenes_css),
    FILE("scenes.js", scenes_js),
    FILE("sessionfile.js", sessionfile_js),
    FILE("sessionmenu.js", sessionmenu_js),
    FILE("shortcuts.js", shortcuts_js),
    FILE("socket.js", socket_js),
    FILE("storage.js", storage_js),
    FILE("textinput.js", textinput_js),
    FILE("timeline.css", timeline_css),
    FILE("timeline.js", timeline_js),
    FILE("timelinemodel.js", timelinemodel_js),
    FILE("touch.css", touch_css),
    FILE("touchpanel.js", touchpanel_js),
    FILE("trace.js", trace_js),
    FILE("transport.js", transport_js),
    FILE("treepanel.js", treepanel_js),
    FILE("twin.js", twin_js),
    FILE("view.css", view_css),
    FILE("wheel.js", wheel_js),
    FILE("why.js", why_js),
};

const struct touchstone_page_file *touchstone_page_files(size_t *count) {
    *count = sizeof files / sizeof files[0];
    return files;
}
