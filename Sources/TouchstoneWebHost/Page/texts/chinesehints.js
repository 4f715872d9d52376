// The hint that each of the lab's scenes shows on the device, in English, and its Simplified Chinese translation. The device's picture
// belongs to the app, so the page shows the translation beside it. A test compares the English text with the scene's hint.

export const HINTS = {
    "order.blue-last": [
        "Blue was added last, so Blue is tested first. Tap Red: Blue does not contain the point, so Yellow is not tested.",
        "蓝色视图是最后添加的，所以最先测试。点击红色视图：触摸点不在蓝色视图内，所以不会测试黄色视图。",
    ],
    "order.red-last": [
        "Red was added last, so Red is tested first. Tap Yellow: Red does not contain the point, then Blue finds Yellow.",
        "红色视图是最后添加的，所以最先测试。点击黄色视图：触摸点不在红色视图内，接着由蓝色视图找到黄色视图。",
    ],
    "tree.five": [
        "A contains B and C, C contains D and E. Tap each and count the tested views; D needs the most.",
        "A 包含 B 和 C，C 包含 D 和 E。逐个点击，数一数测试了几个视图；点击 D 时最多。",
    ],
    "intercept": [
        "Green's hitTest returns Green without testing its subviews. Tap Red, which is in Green.",
        "绿色视图的 hitTest 不测试子视图，直接返回自己。点击它里面的红色视图试试。",
    ],
    "twice": [
        "UIKit may run the hit test twice for one touch. Turn this on, tap the pad, and count the results in the log.",
        "UIKit 可能会为同一次触摸进行两次命中测试。打开开关，点击 Pad，再数一数日志中的结果。",
    ],
    "corner": [
        "The box tests its subviews from back to front. Orange has the same origin as Cover, so Orange receives touches on both.",
        "Box 从最下面（被盖住）的子视图开始测试。橙色视图与 Cover 的原点相同，所以无论点击哪一个，都由橙色视图得到触摸。",
    ],
    "raised.plain": [
        "Tap the upper half of the button: it is outside the bar, so the bar's hitTest returns nil and the button is not tested.",
        "点击按钮的上半部分：它在标签栏之外，所以标签栏的 hitTest 返回 nil，按钮不会被测试。",
    ],
    "raised.point-inside": [
        "The bar's point(inside:) returns true where the button is. Now the upper half works too.",
        "在按钮所在的位置，标签栏的 point(inside:) 返回 true。现在上半部分也能点到了。",
    ],
    "raised.hit-test": [
        "The bar's hitTest tests the button itself if the point is outside the bar.",
        "触摸点在标签栏之外时，标签栏的 hitTest 会自己去测试按钮。",
    ],
    "enlarged": [
        "Tap beside the small squares, within the outline. Only Easy has a larger point(inside:).",
        "在小方块旁边、轮廓线以内点击。只有 Easy 的 point(inside:) 扩大了点击区域。",
    ],
    "covered": [
        "Cover lies over both buttons, and its hitTest answers Reached where that one is below it.",
        "Cover 盖住了两个按钮；在 Reached 所在的位置，它的 hitTest 返回 Reached。",
    ],
    "glass": [
        "Glass lies over everything. It gives its own hits away, but not those of its button.",
        "Glass 盖住了所有视图。命中它自己的触摸会穿透，命中它的按钮的则不会。",
    ],
    "alpha": [
        "In each outline lies a view too faint to see. Below an alpha of 0.01 touches pass it over.",
        "每个轮廓里都有一个几乎看不见的视图。alpha 小于 0.01 时，触摸会跳过它。",
    ],
    "hidden": [
        "The same button in three containers: only the first lets touches in. The rest falls to Floor.",
        "三个容器里是同样的按钮：只有第一个容器让触摸进入，其余的触摸由 Floor 得到。",
    ],
    "moving": [
        "Touch the moving pads. The upper one is hit at the right end alone, where it is going; the lower one where you see it.",
        "点击移动的方块。上面的只有在右端（它的终点）才能点中；下面的在你看到的位置就能点中。",
    ],
    "chain": [
        "Each of these handles the touch and calls super. The controller is in the chain, too.",
        "这些视图都会处理触摸，并调用 super。视图控制器也在响应链中。",
    ],
    "leave": [
        "Press Home and drag to Away. Home receives the touch until it ends, and Away receives nothing.",
        "按住 Home 并拖到 Away。在结束之前，触摸一直由 Home 接收，Away 什么都收不到。",
    ],
    "windows": [
        "Above stands in a window of its own, of the level alert. It is asked first everywhere.",
        "Above 在单独的窗口中，窗口的 windowLevel 是 alert。无论点在哪里，最先测试的总是它。",
    ],
    "fingers": [
        "Two fingers at once, in one pad or in two. With a mouse: hold it, and press Space for another finger.",
        "同时用两根手指，放在同一个或两个方块上。如果用鼠标：按住不放，再按空格键加一根手指。",
    ],
    "first-responder": [
        "A view becomes first responder only in a window. Call becomeFirstResponder in viewDidAppear, not in viewWillAppear.",
        "视图只有在窗口中才能成为第一响应者。请在 viewDidAppear 而不是 viewWillAppear 中调用 becomeFirstResponder。",
    ],
    "pan": [
        "Drag each pad. Its pan begins after some ten points; Default then loses the touch to it.",
        "分别拖动两个视图。移动大约 10 点后，拖动手势开始识别；这时 Default 的触摸会被取消。",
    ],
    "taps": [
        "Tap once, and twice. The single tap acts only when no second one has come in time.",
        "先单击，再双击。只有第二次点击没有及时到来，单击手势才会触发。",
    ],
    "gestures": [
        "Tap, press, drag, pinch and rotate the card; swipe on the board. The lanes show which recognizer won, and why.",
        "点击、长按、拖动、捏合、旋转卡片，在底板上轻扫。时间轨道会显示哪个手势识别器胜出，以及原因。",
    ],
    "ancestor": [
        "Container recognizes taps. It takes those in Child, but a button keeps its own.",
        "Container 识别点击手势。Child 上的点击也由它识别，按钮上的点击则归按钮自己。",
    ],
    "controls": [
        "Press the button, leave it and come back. The last word of each control is below.",
        "按住按钮，移出去再移回来。每个控件最近发送的事件显示在下方。",
    ],
    "controls.every": [
        "Press, drag out and in again, and lift; or move with Tab, and use Space and the arrows. The last events are shown below.",
        "按下，拖出去再拖回来，然后抬起；也可以用 Tab 键切换，用空格键和方向键操作。最近的事件显示在下方。",
    ],
    "form": [
        "Type, select, copy and paste; Tab moves on, Space and arrows work the controls. What each part told stands below.",
        "输入、选择、拷贝、粘贴；Tab 键切换，空格键和方向键操作控件。各部分报告的内容显示在下方。",
    ],
    "scroll.list": [
        "Fling the list. Hold a row and then drag; drag from a button quickly, and after holding it; tap to stop. Pull it down to refresh.",
        "甩动列表。按住一行后再拖动；从按钮上快速拖动，或按住后再拖动；点击让它停下。下拉可以刷新。",
    ],
    "scroll.pages": [
        "Turn the pages sideways and scroll the list up and down: each axis has a scroll view of its own.",
        "左右翻页，上下滚动列表：每个方向各有一个滚动视图。",
    ],
    "scroll.zoom": [
        "Pinch the picture, or scroll with Control held. Double-tap to come closer, and to go back.",
        "捏合图片，或者按住 Control 键滚动。双击可以放大，再双击还原。",
    ],
    "lists.contacts": [
        "Tap a row, or drag from it. Swipe a row to either side, also all the way across. Edit deletes and orders rows.",
        "点击一行，或者从它开始拖动。把一行向左或向右轻扫，也可以一直扫到头。Edit 用来删除行和调整顺序。",
    ],
    "lists.photos": [
        "Tap pictures to select several. Hold one and carry it elsewhere; the others make room.",
        "点击照片可以选中多张。按住一张拖到别处，其余的会让出位置。",
    ],
    "lists.shelves": [
        "Each shelf scrolls sideways by itself and comes to rest at a book; all of them scroll up and down. Tap a book.",
        "每层书架都可以单独横向滚动，并停在某一本书上；整个书架可以上下滚动。点击一本书试试。",
    ],
    "layers.shapes": ["Tap the stage: the ring is drawn from its beginning.", "点击画面：圆环会从头开始绘制。"],
    "layers.gradients": [
        "The drops on the right are one layer, drawn twelve times, each a little later than the one before.",
        "右边的水滴是同一个图层绘制十二次，每一个都比前一个稍晚一点。",
    ],
    "layers.masks": [
        "Pictures that are cut off, borders, round corners, shadows, and a faint view that fades as one.",
        "裁剪过的图片、边框、圆角、阴影，以及一个整体变淡的半透明视图。",
    ],
    "drawing.code": ["Drag in the upper field: it draws what your finger did.", "在上方区域拖动：它会画出手指的轨迹。"],
    "layers.between": ["Tap to start all of them; each takes two seconds.", "点击开始所有动画，每个持续两秒。"],
    "presentations.over": [
        "Open something, and then tap beside it, drag it, or tap “Like” behind it. A touch beside only dismisses.",
        "打开其中一个，然后点击它的旁边、拖动它，或者点击它后面的“Like”。点击旁边只会关闭它。",
    ],
    "presentations.wheels": [
        "Turn a wheel, throw it, or tap a row above or below the middle. Tap the date.",
        "转动滚轮、甩动它，或者点击中间行上方或下方的一行。再点击日期。",
    ],
    "playground": [
        "Drag anything. Scrolled moves what is in it, and its neighbors are turned and scaled.",
        "随意拖动。Scrolled 会滚动其中的内容，它旁边的视图经过旋转和缩放。",
    ],
};
