// The texts of the lab in Simplified Chinese. A text without a translation is shown in English.

/** Groups, titles, summaries, questions and answers of the lab's scenes, in the order of the course. */
export const SCENES = {
    "Hit-test order": "命中测试的顺序",
    "Red, then Blue": "先红后蓝",
    "Siblings are tested from the one added last to the one added first.":
        "同级视图按添加的倒序测试：最后添加的最先测试。",
    "Touch Red. Which of the two views was hit-tested first?": "点击红色视图。两个视图中，哪一个先进行命中测试？",
    "Blue, because it was added last. It does not contain the point, so Yellow, its subview, was not tested.":
        "蓝色视图，因为它是最后添加的。触摸点不在它内部，所以没有测试它的子视图（黄色视图）。",
    "Blue, then Red": "先蓝后红",
    "The same views in the opposite order: now Red is tested before Blue.":
        "视图相同，添加的顺序相反：现在红色视图先于蓝色视图测试。",
    "Touch Yellow. Which view was tested before Blue this time?": "点击黄色视图。这一次，哪个视图先于蓝色视图测试？",
    "Red, because here it was added last. It does not contain the point, so Blue tested its own subviews.":
        "红色视图，因为这里它是最后添加的。触摸点不在它内部，于是轮到蓝色视图测试自己的子视图。",
    "Five views": "五个视图",
    "The subviews of a view that does not contain the point are not tested.":
        "如果触摸点不在某个视图内，就不会测试它的子视图。",
    "Touch D. Which views were not tested, and why?": "点击 D。哪些视图没有测试？为什么？",
    "The subviews of views that do not contain the point.": "有些视图不包含触摸点，它们的子视图都没有测试。",
    "Green intercepts Red": "绿色拦截红色",
    "A superview that overrides hitTest can return itself without testing its subviews.":
        "父视图重写 hitTest，可以不测试子视图，直接返回自己。",
    "Try to touch Red. Which view receives the touch?": "试着点击红色视图。触摸会传给谁？",
    "Green: its hitTest returns Green and does not test its subviews.":
        "绿色视图：它的 hitTest 返回自己，不测试子视图。",
    "Once or twice": "一次还是两次",
    "The system may run the hit test more than once for a touch, so an override must have no effects.":
        "系统可能会为同一次触摸多次进行命中测试，所以重写的方法不能有副作用。",
    "The same corner": "原点重合",
    "An override can test subviews in its own order and choose a view by its position.":
        "重写的方法可以按自己的顺序测试子视图，并根据位置选择视图。",

    "Beyond the bounds": "超出父视图",
    "A raised button": "凸起的按钮",
    "A subview beyond its superview's bounds is drawn, but receives no touches.":
        "子视图超出父视图的部分会显示出来，但收不到触摸。",
    "Touch the part of the button that extends beyond its bar.": "点击按钮超出标签栏的部分。",
    "The point is outside the bar, so the bar's subviews, such as the button, are not tested.":
        "触摸点在标签栏之外，所以标签栏的子视图（包括这个按钮）都没有测试。",
    "With point(inside:)": "重写 point(inside:)",
    "The bar's point(inside:) includes the area of its button.":
        "标签栏的 point(inside:) 把按钮所在的区域也算在内。",
    "Touch the raised part again. What does the bar return now?": "再点一次凸起的部分。标签栏现在返回什么？",
    "Its point(inside:) includes the button's area, so the bar tests the button.":
        "它的 point(inside:) 在按钮的区域内返回 true，于是标签栏会测试按钮。",
    "With hitTest": "重写 hitTest",
    "The bar tests its button even if the point is outside the bar.": "即使触摸点在标签栏之外，标签栏也会测试按钮。",
    "And again. What is different from before?": "再点一次。和前面有什么不同？",
    "If the bar itself finds no view, its hitTest asks the button, wherever the point is.":
        "如果标签栏自己没有找到视图，它的 hitTest 就会测试按钮，无论触摸点在哪里。",
    "An easier target": "更容易点中",
    "A small button whose point(inside:) returns true around it.":
        "一个小按钮，它的 point(inside:) 在周围一圈也返回 true。",
    "Touch beside the small button that is easy to hit.": "在那个容易点中的小按钮旁边点一下。",
    "Its point(inside:) returns true for points around it. What a view draws does not matter.":
        "它的 point(inside:) 对周围的点也返回 true。视图画了什么并不影响命中测试。",

    "Redirecting": "转交触摸",
    "A covered button": "被盖住的按钮",
    "A cover's hitTest can return a view that is not its subview.": "覆盖层的 hitTest 可以返回一个不是它子视图的视图。",
    "Two buttons are covered. Which one can still be touched?": "两个按钮都被盖住了。哪一个还能点到？",
    "The cover's hitTest returns that button, although the button is not a subview of the cover.":
        "覆盖层的 hitTest 返回了那个按钮，尽管它并不是覆盖层的子视图。",
    "A pane of glass": "一块玻璃",
    "An overlay that returns nil instead of itself lets touches pass through, except on its own buttons.":
        "覆盖层本该返回自己时返回 nil，触摸就会穿透它；它自己的按钮仍能点到。",
    "Touch the button below the glass. Why does the glass not receive the touch?":
        "点击玻璃下面的按钮。为什么玻璃没有得到触摸？",
    "If the glass itself would be hit, its hitTest returns nil, and hit testing continues behind it.":
        "如果命中的是玻璃自己，它的 hitTest 就返回 nil，命中测试继续查找后面的视图。",

    "Eligibility": "能否接收触摸",
    "Too faint": "太透明",
    "A view with an alpha below 0.01 is not tested, and 0.01 itself, as a 32-bit float, is below.":
        "alpha 小于 0.01 的视图不会被测试；0.01 存为 32 位浮点数，所以它本身也小于该阈值。",
    "Find a view that is too transparent to be hit.": "找一个因为太透明而无法命中的视图。",
    "Hit testing skips a view with an alpha below 0.01 and its subviews.":
        "命中测试会跳过 alpha 小于 0.01 的视图以及它的子视图。",
    "Hidden and disabled": "隐藏与禁用",
    "The subviews of a hidden or disabled container receive no touches.":
        "容器被隐藏或禁用交互后，它的子视图都收不到触摸。",
    "Touch where the button of the second box is. Which view receives the touch?": "点击第二个容器的按钮所在的位置。触摸会传给谁？",
    "The box is not interactive, so its subviews are not tested, and Floor receives the touch.":
        "这个容器禁用了交互，所以不测试它的子视图，触摸由 Floor 得到。",
    "Moving views": "移动的视图",
    "A moving view is hit at its final position; its layer's presentation shows where it appears.":
        "移动中的视图在终点位置才能命中；图层的 presentation 才是它看起来所在的位置。",
    "Touch a moving view. Where must you touch?": "点击一个移动中的视图。必须点在哪里？",
    "A moving view is hit at its final position, unless it uses its layer's presentation.":
        "移动中的视图在终点位置才能命中，除非它使用图层的 presentation。",

    "Delivery": "事件传递",
    "Several responders": "多个响应者",
    "Each responder that calls super passes the event on to the next one.":
        "响应者只要调用 super，就会把事件传给下一响应者。",
    "Touch Inner, and look at the chain. How far does the call go?": "点击 Inner，再看响应链。调用会传到哪里？",
    "From each responder that calls super to the next one, until one does not call super.":
        "每个调用 super 的响应者都会传给下一个，直到有一个不调用 super。",
    "A touch that leaves": "移出视图的触摸",
    "A touch belongs to the view in which it began, wherever the finger moves.":
        "无论手指移到哪里，触摸始终属于它开始时所在的视图。",
    "Begin in Home and drag out of it. Which view receives touchesEnded?":
        "在 Home 中按下，再拖到它外面。哪个视图会收到 touchesEnded？",
    "The view in which the touch began: a touch belongs to it until it ends.":
        "触摸开始时所在的视图：触摸从开始到结束都属于它。",
    "Two windows": "两个窗口",
    "Windows are tested from the highest level down, before any of their views.":
        "窗口按 windowLevel 从高到低测试，先测试窗口，再测试其中的视图。",
    "Touch the button of the lower window. Which view was tested before it?":
        "点击下层窗口中的按钮。哪个视图先于它测试？",
    "The window with the higher level is tested before any view of the lower one.":
        "windowLevel 较高的窗口，先于下层窗口中的所有视图测试。",
    "Many fingers": "多根手指",
    "Multiple touch lets a view receive more than one finger; exclusive touch excludes other views.":
        "isMultipleTouchEnabled 让视图可以接收多根手指，isExclusiveTouch 则排除其他视图。",
    "Put two fingers on the view with multiple touch; with a mouse, hold Option.":
        "把两根手指放在开启多点触控的视图上；如果用鼠标，请按住 Option 键。",
    "Each finger is a touch of its own. A view without multiple touch ignores the second.":
        "每根手指都是一个单独的触摸。没有开启多点触控的视图会忽略第二根手指。",
    "In time": "时机",
    "A view can become first responder once it is in a window.": "视图进入窗口之后，才能成为第一响应者。",

    "Recognizers and controls": "手势识别器与控件",
    "A pan takes over": "拖动手势接管触摸",
    "A recognizer that begins cancels the touch in its view, unless cancelsTouchesInView is false.":
        "手势识别器开始识别时，会取消视图的触摸，除非 cancelsTouchesInView 为 false。",
    "Drag the upper pad further than 10 points. What does it receive last?":
        "拖动上面的视图，超过 10 点。它最后收到的是什么？",
    "touchesCancelled: the pan began and cancelled the touch in the view.":
        "touchesCancelled：拖动手势开始识别，取消了视图的触摸。",
    "One tap or two": "单击还是双击",
    "A single tap that requires the double tap to fail has to wait.":
        "单击手势要求双击手势先失败，所以必须等待。",
    "Tap once, and wait. When does the single tap act?": "点击一次，然后等待。单击手势什么时候触发？",
    "Only after the double tap fails, a third of a second later, because it requires that failure.":
        "要等双击手势失败之后，也就是大约三分之一秒后，因为单击手势要求双击手势先失败。",
    "Gesture playground": "手势试验场",
    "Seven recognizers compete for the same fingers, and their flags can be switched.":
        "七个手势识别器竞争同一组手指，它们的属性可以切换。",
    "Hold the card. After how long does the long press begin, and which recognizers does it prevent?":
        "按住卡片（Card）。多久之后长按手势开始识别？它阻止了哪些手势识别器？",
    "After half a second without moving 10 points. The lanes show the prevented recognizers.":
        "半秒之后，前提是移动不到 10 点。时间轨道会显示被阻止的手势识别器。",
    "A tap further up": "祖先视图的点击手势",
    "A recognizer receives the touches of all subviews of its view, but the system's buttons win their taps.":
        "手势识别器会收到所在视图的所有子视图的触摸，但系统按钮优先处理对自己的点击。",
    "Tap Child. Which view receives the touch, and what else acts?": "点击 Child。哪个视图得到触摸？还有什么会触发？",
    "Child receives the touch; the container's tap recognizer receives the touches of all its subviews.":
        "Child 得到触摸；容器的点击手势会收到容器所有子视图的触摸，所以也会触发。",
    "Controls": "控件",
    "Button, switch, slider and segments, each tracking its finger.": "按钮、开关、滑块和分段控件，各自跟踪自己的手指。",
    "Every control": "所有控件",
    "Buttons, a switch, a stepper, pages, a slider and segments, and the events that each sends.":
        "按钮、开关、步进器、页面控件、滑块和分段控件，以及它们各自发送的事件。",
    "A form": "表单",
    "Text fields, a text view and controls, for the keyboard, input methods, the clipboard and Tab.":
        "文本框、文本视图和控件，可以试用键盘、输入法、剪贴板和 Tab 键。",

    "Scrolling": "滚动",
    "A long list": "长列表",
    "Touches of the content are delayed, cancelled or delivered, and the list decelerates.":
        "内容的触摸可能会延迟、取消或送达；松手后列表逐渐减速。",
    "Drag the list quickly. Which view does not receive the touch?": "快速拖动列表。哪个视图收不到触摸？",
    "The row: a quick drag begins the list's pan before the row receives the touch.":
        "列表的行：拖动很快时，列表的拖动手势在行收到触摸之前就开始识别了。",
    "Pages in a list": "列表中的分页",
    "Scroll views within a scroll view: the inner one goes first, and each handles its own axis.":
        "滚动视图中还有滚动视图：内层优先，各自处理自己的方向。",
    "A picture to zoom": "可缩放的图片",
    "Two fingers zoom what is under them, and it springs back from beyond its limits.":
        "用两根手指缩放图片，超出限度时会弹回。",

    "Lists": "列表",
    "Contacts": "通讯录",
    "A table: touches highlight and select rows, drags scroll or swipe them aside, controls delete and order them.":
        "表格视图：触摸会高亮和选中行，拖动可以滚动列表或把行滑开，控件用来删除行和调整顺序。",
    "A photo grid": "照片网格",
    "A collection whose items are selected by taps, and carried elsewhere after a long press.":
        "集合视图：点击可以选中照片，长按后可以把照片拖到别处。",
    "Shelves": "书架",
    "A collection whose sections scroll sideways by themselves, each on its own.": "集合视图：每个分区都可以单独横向滚动。",

    "Drawing": "绘制",
    "Shapes and strokes": "形状与描边",
    "Shape layers: a part of a line, its ends, corners and dashes, and what a path goes around.":
        "形状图层：截取一段线条，端点、拐角和虚线，以及路径围成的区域。",
    "Gradients and copies": "渐变与复制",
    "Colors along a line, outwards and around, text as their mask, and one layer drawn twelve times.":
        "线性、径向和锥形渐变，以文字作为蒙版，还有绘制十二次的同一个图层。",
    "Masks and shadows": "蒙版与阴影",
    "What lies around a layer and what cuts it off: shadows, borders, corners, masks.":
        "图层周围的效果，以及对图层的裁剪：阴影、边框、圆角、蒙版。",
    "Drawn by code": "用代码绘制",
    "A view's draw(_:), images that were drawn, and text with attributes.": "视图的 draw(_:)、用代码绘制的图片和富文本。",
    "In between": "动画中途",
    "Animations of layers, a turn in perspective and a transition, on their way.":
        "正在进行的图层动画、带透视的旋转和转场。",

    "Navigation": "导航",
    "The way back": "返回手势",
    "A drag goes back from the edge and, from iOS 26 on, from the content, unless the bar hides the way.":
        "从边缘拖动可以返回，iOS 26 起也可以从内容区域拖动，除非导航栏的设置使它不可用。",

    "Presentations": "模态呈现",
    "Over the page": "页面之上",
    "Sheets, a popover, an alert: what lies around them takes touches, and what a drag does to them.":
        "表单页、弹出框和警告框：它们周围的触摸由谁得到，拖动又会怎样。",
    "Wheels": "滚轮选择器",
    "Wheels that stop at a row, however they are thrown, and a date that opens some.":
        "无论怎么甩，滚轮都会停在某一行；点击日期也会打开滚轮。",

    "All at once": "综合",
    "Playground": "试验场",
    "Overlapping, turned, scaled and scrolled views to drag about.": "重叠、旋转、缩放和滚动的视图，可以随意拖动。",
};

/** The page's own words. A name in braces is replaced. */
export const PAGE = {
    "Touchstone lab": "Touchstone 实验室",
    "To the device": "跳到设备",
    "Connecting": "正在连接",
    "Connected": "已连接",
    "App is gone": "应用已断开",
    "Inspector": "检查器",
    "Shows what happens inside the app. While it is closed, the app is not traced":
        "显示应用内部发生的事情。检查器关闭时，不会跟踪应用",
    "Reset": "重置",
    "Restart the scene": "重新开始这个场景",
    "Keys and help": "按键与帮助",
    "Keys and help (?)": "按键与帮助（?）",
    "Theme: ": "主题：",
    "auto": "自动",
    "light": "浅色",
    "dark": "深色",

    "Scenes": "场景",
    "Scene": "场景",
    "Course": "课程",
    "{count} of {total} questions": "已答 {count} 题，共 {total} 题",
    "Questions answered": "已回答的问题",
    "The screen is a real app. Touch it: the panels show which views were hit-tested, which view received the touch, and why.":
        "屏幕上是一个真正的应用。试着触摸它：面板会显示对哪些视图进行了命中测试，哪个视图得到了触摸，以及为什么。",
    "Show me": "演示一下",
    "Got it": "知道了",
    "You have answered this before. Touch to see it again.": "这道题你已经答过了。再触摸一次可以重看。",
    "Next: {title}": "下一题：{title}",
    "That was the last question.": "这是最后一道题。",

    "The device. Keys go to the app; F6 leaves it.": "设备。按键会发给应用；按 F6 离开。",
    "The app is gone": "应用已断开",
    "Start it again. If its address is the same, this page reconnects automatically.":
        "请重新启动应用。如果网址不变，本页会自动重新连接。",
    "The app has another address": "应用的网址变了",
    "It was restarted. Open the address that it printed. To keep one address, set the environment variable TOUCHSTONE_TOKEN.":
        "应用已重新启动，请打开它打印的网址。要让网址保持不变，请设置环境变量 TOUCHSTONE_TOKEN。",
    "Try now": "立即重试",
    "Shake": "摇一摇",
    "Screen keyboard": "屏幕键盘",
    "Whether a keyboard appears on the device's screen for text": "输入文字时，设备的屏幕上是否显示键盘",
    "Finger keys": "键盘触摸",
    "Arrow keys and Space control a finger and do not go to the app": "方向键和空格键控制一根手指，不发给应用",
    "here and keys go to the app;": "到这里，按键就会发给应用；",
    "leaves": "离开",
    "here,": "到这里，",
    "arrows": "方向键",
    "move,": "移动，",
    "touch,": "触摸，",
    "cancel": "取消",

    "Why not": "为什么不是",
    "Why not this view?": "为什么不是这个视图？",
    "Hit test": "命中测试",
    "Chain": "响应链",
    "Responder chain": "响应链",
    "Gestures": "手势",
    "Log": "事件日志",
    "Views": "视图",
    "Properties": "属性",
};
