#include "page_files.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char browser_dom_js[] = {
#embed "../TouchstoneWebHost/Page/browser/dom.js"
};
static const unsigned char browser_storage_js[] = {
#embed "../TouchstoneWebHost/Page/browser/storage.js"
};
static const unsigned char course_course_js[] = {
#embed "../TouchstoneWebHost/Page/course/course.js"
};
static const unsigned char course_ghost_js[] = {
#embed "../TouchstoneWebHost/Page/course/ghost.js"
};
static const unsigned char course_scenes_js[] = {
#embed "../TouchstoneWebHost/Page/course/scenes.js"
};
static const unsigned char drawing_depth_js[] = {
#embed "../TouchstoneWebHost/Page/drawing/depth.js"
};
static const unsigned char drawing_device_js[] = {
#embed "../TouchstoneWebHost/Page/drawing/device.js"
};
static const unsigned char drawing_drawing_js[] = {
#embed "../TouchstoneWebHost/Page/drawing/drawing.js"
};
static const unsigned char drawing_limits_js[] = {
#embed "../TouchstoneWebHost/Page/drawing/limits.js"
};
static const unsigned char drawing_overlay_js[] = {
#embed "../TouchstoneWebHost/Page/drawing/overlay.js"
};
static const unsigned char index_html[] = {
#embed "../TouchstoneWebHost/Page/index.html"
};
static const unsigned char input_clipboard_js[] = {
#embed "../TouchstoneWebHost/Page/input/clipboard.js"
};
static const unsigned char input_elements_js[] = {
#embed "../TouchstoneWebHost/Page/input/elements.js"
};
static const unsigned char input_hardware_js[] = {
#embed "../TouchstoneWebHost/Page/input/hardware.js"
};
static const unsigned char input_hover_js[] = {
#embed "../TouchstoneWebHost/Page/input/hover.js"
};
static const unsigned char input_keyfinger_js[] = {
#embed "../TouchstoneWebHost/Page/input/keyfinger.js"
};
static const unsigned char input_keys_js[] = {
#embed "../TouchstoneWebHost/Page/input/keys.js"
};
static const unsigned char input_modifiers_js[] = {
#embed "../TouchstoneWebHost/Page/input/modifiers.js"
};
static const unsigned char input_pointers_js[] = {
#embed "../TouchstoneWebHost/Page/input/pointers.js"
};
static const unsigned char input_repeat_js[] = {
#embed "../TouchstoneWebHost/Page/input/repeat.js"
};
static const unsigned char input_textinput_js[] = {
#embed "../TouchstoneWebHost/Page/input/textinput.js"
};
static const unsigned char input_twin_js[] = {
#embed "../TouchstoneWebHost/Page/input/twin.js"
};
static const unsigned char input_wheel_js[] = {
#embed "../TouchstoneWebHost/Page/input/wheel.js"
};
static const unsigned char lab_js[] = {
#embed "../TouchstoneWebHost/Page/lab.js"
};
static const unsigned char layout_chrome_js[] = {
#embed "../TouchstoneWebHost/Page/layout/chrome.js"
};
static const unsigned char layout_dock_js[] = {
#embed "../TouchstoneWebHost/Page/layout/dock.js"
};
static const unsigned char layout_shortcuts_js[] = {
#embed "../TouchstoneWebHost/Page/layout/shortcuts.js"
};
static const unsigned char panels_beforeafter_js[] = {
#embed "../TouchstoneWebHost/Page/panels/beforeafter.js"
};
static const unsigned char panels_chainpanel_js[] = {
#embed "../TouchstoneWebHost/Page/panels/chainpanel.js"
};
static const unsigned char panels_gestures_js[] = {
#embed "../TouchstoneWebHost/Page/panels/gestures.js"
};
static const unsigned char panels_hitpanel_js[] = {
#embed "../TouchstoneWebHost/Page/panels/hitpanel.js"
};
static const unsigned char panels_hitshow_js[] = {
#embed "../TouchstoneWebHost/Page/panels/hitshow.js"
};
static const unsigned char panels_log_js[] = {
#embed "../TouchstoneWebHost/Page/panels/log.js"
};
static const unsigned char panels_picker_js[] = {
#embed "../TouchstoneWebHost/Page/panels/picker.js"
};
static const unsigned char panels_pointing_js[] = {
#embed "../TouchstoneWebHost/Page/panels/pointing.js"
};
static const unsigned char panels_properties_js[] = {
#embed "../TouchstoneWebHost/Page/panels/properties.js"
};
static const unsigned char panels_touchpanel_js[] = {
#embed "../TouchstoneWebHost/Page/panels/touchpanel.js"
};
static const unsigned char panels_treepanel_js[] = {
#embed "../TouchstoneWebHost/Page/panels/treepanel.js"
};
static const unsigned char panels_why_js[] = {
#embed "../TouchstoneWebHost/Page/panels/why.js"
};
static const unsigned char session_address_js[] = {
#embed "../TouchstoneWebHost/Page/session/address.js"
};
static const unsigned char session_connectionstatus_js[] = {
#embed "../TouchstoneWebHost/Page/session/connectionstatus.js"
};
static const unsigned char session_sessionfile_js[] = {
#embed "../TouchstoneWebHost/Page/session/sessionfile.js"
};
static const unsigned char session_sessionmenu_js[] = {
#embed "../TouchstoneWebHost/Page/session/sessionmenu.js"
};
static const unsigned char session_socket_js[] = {
#embed "../TouchstoneWebHost/Page/session/socket.js"
};
static const unsigned char session_timeline_js[] = {
#embed "../TouchstoneWebHost/Page/session/timeline.js"
};
static const unsigned char session_timelinemodel_js[] = {
#embed "../TouchstoneWebHost/Page/session/timelinemodel.js"
};
static const unsigned char session_transport_js[] = {
#embed "../TouchstoneWebHost/Page/session/transport.js"
};
static const unsigned char styles_dock_css[] = {
#embed "../TouchstoneWebHost/Page/styles/dock.css"
};
static const unsigned char styles_gestures_css[] = {
#embed "../TouchstoneWebHost/Page/styles/gestures.css"
};
static const unsigned char styles_input_css[] = {
#embed "../TouchstoneWebHost/Page/styles/input.css"
};
static const unsigned char styles_inspector_css[] = {
#embed "../TouchstoneWebHost/Page/styles/inspector.css"
};
static const unsigned char styles_lab_css[] = {
#embed "../TouchstoneWebHost/Page/styles/lab.css"
};
static const unsigned char styles_panels_css[] = {
#embed "../TouchstoneWebHost/Page/styles/panels.css"
};
static const unsigned char styles_rules_css[] = {
#embed "../TouchstoneWebHost/Page/styles/rules.css"
};
static const unsigned char styles_scenes_css[] = {
#embed "../TouchstoneWebHost/Page/styles/scenes.css"
};
static const unsigned char styles_timeline_css[] = {
#embed "../TouchstoneWebHost/Page/styles/timeline.css"
};
static const unsigned char styles_touch_css[] = {
#embed "../TouchstoneWebHost/Page/styles/touch.css"
};
static const unsigned char styles_view_css[] = {
#embed "../TouchstoneWebHost/Page/styles/view.css"
};
static const unsigned char texts_chinese_js[] = {
#embed "../TouchstoneWebHost/Page/texts/chinese.js"
};
static const unsigned char texts_chinesehints_js[] = {
#embed "../TouchstoneWebHost/Page/texts/chinesehints.js"
};
static const unsigned char texts_language_js[] = {
#embed "../TouchstoneWebHost/Page/texts/language.js"
};
static const unsigned char texts_printable_js[] = {
#embed "../TouchstoneWebHost/Page/texts/printable.js"
};
static const unsigned char texts_rules_js[] = {
#embed "../TouchstoneWebHost/Page/texts/rules.js"
};
static const unsigned char trace_arenas_js[] = {
#embed "../TouchstoneWebHost/Page/trace/arenas.js"
};
static const unsigned char trace_history_js[] = {
#embed "../TouchstoneWebHost/Page/trace/history.js"
};
static const unsigned char trace_logfilter_js[] = {
#embed "../TouchstoneWebHost/Page/trace/logfilter.js"
};
static const unsigned char trace_pictures_js[] = {
#embed "../TouchstoneWebHost/Page/trace/pictures.js"
};
static const unsigned char trace_scenario_js[] = {
#embed "../TouchstoneWebHost/Page/trace/scenario.js"
};
static const unsigned char trace_trace_js[] = {
#embed "../TouchstoneWebHost/Page/trace/trace.js"
};

#define FILE(name, bytes) {name, bytes, sizeof bytes}

static const struct touchstone_page_file files[] = {
    FILE("browser/dom.js", browser_dom_js),
    FILE("browser/storage.js", browser_storage_js),
    FILE("course/course.js", course_course_js),
    FILE("course/ghost.js", course_ghost_js),
    FILE("course/scenes.js", course_scenes_js),
    FILE("drawing/depth.js", drawing_depth_js),
    FILE("drawing/device.js", drawing_device_js),
    FILE("drawing/drawing.js", drawing_drawing_js),
    FILE("drawing/limits.js", drawing_limits_js),
    FILE("drawing/overlay.js", drawing_overlay_js),
    FILE("index.html", index_html),
    FILE("input/clipboard.js", input_clipboard_js),
    FILE("input/elements.js", input_elements_js),
    FILE("input/hardware.js", input_hardware_js),
    FILE("input/hover.js", input_hover_js),
    FILE("input/keyfinger.js", input_keyfinger_js),
    FILE("input/keys.js", input_keys_js),
    FILE("input/modifiers.js", input_modifiers_js),
    FILE("input/pointers.js", input_pointers_js),
    FILE("input/repeat.js", input_repeat_js),
    FILE("input/textinput.js", input_textinput_js),
    FILE("input/twin.js", input_twin_js),
    FILE("input/wheel.js", input_wheel_js),
    FILE("lab.js", lab_js),
    FILE("layout/chrome.js", layout_chrome_js),
    FILE("layout/dock.js", layout_dock_js),
    FILE("layout/shortcuts.js", layout_shortcuts_js),
    FILE("panels/beforeafter.js", panels_beforeafter_js),
    FILE("panels/chainpanel.js", panels_chainpanel_js),
    FILE("panels/gestures.js", panels_gestures_js),
    FILE("panels/hitpanel.js", panels_hitpanel_js),
    FILE("panels/hitshow.js", panels_hitshow_js),
    FILE("panels/log.js", panels_log_js),
    FILE("panels/picker.js", panels_picker_js),
    FILE("panels/pointing.js", panels_pointing_js),
    FILE("panels/properties.js", panels_properties_js),
    FILE("panels/touchpanel.js", panels_touchpanel_js),
    FILE("panels/treepanel.js", panels_treepanel_js),
    FILE("panels/why.js", panels_why_js),
    FILE("session/address.js", session_address_js),
    FILE("session/connectionstatus.js", session_connectionstatus_js),
    FILE("session/sessionfile.js", session_sessionfile_js),
    FILE("session/sessionmenu.js", session_sessionmenu_js),
    FILE("session/socket.js", session_socket_js),
    FILE("session/timeline.js", session_timeline_js),
    FILE("session/timelinemodel.js", session_timelinemodel_js),
    FILE("session/transport.js", session_transport_js),
    FILE("styles/dock.css", styles_dock_css),
    FILE("styles/gestures.css", styles_gestures_css),
    FILE("styles/input.css", styles_input_css),
    FILE("styles/inspector.css", styles_inspector_css),
    FILE("styles/lab.css", styles_lab_css),
    FILE("styles/panels.css", styles_panels_css),
    FILE("styles/rules.css", styles_rules_css),
    FILE("styles/scenes.css", styles_scenes_css),
    FILE("styles/timeline.css", styles_timeline_css),
    FILE("styles/touch.css", styles_touch_css),
    FILE("styles/view.css", styles_view_css),
    FILE("texts/chinese.js", texts_chinese_js),
    FILE("texts/chinesehints.js", texts_chinesehints_js),
    FILE("texts/language.js", texts_language_js),
    FILE("texts/printable.js", texts_printable_js),
    FILE("texts/rules.js", texts_rules_js),
    FILE("trace/arenas.js", trace_arenas_js),
    FILE("trace/history.js", trace_history_js),
    FILE("trace/logfilter.js", trace_logfilter_js),
    FILE("trace/pictures.js", trace_pictures_js),
    FILE("trace/scenario.js", trace_scenario_js),
    FILE("trace/trace.js", trace_trace_js),
};

const struct touchstone_page_file *touchstone_page_files(size_t *count) {
    *count = sizeof files / sizeof files[0];
    return files;
}
