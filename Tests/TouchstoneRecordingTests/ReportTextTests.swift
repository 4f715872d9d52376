import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneRecording
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The whole texts that are made from a short session: a tap on a card, a pause, and a drag of a list.
@Suite(.application) @MainActor
struct ReportTextTests {
    private let app = TestApplication.current

    private func records() throws -> [TraceRecord] {
        let window = app.makeWindow()
        window.accessibilityIdentifier = "window"
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        card.accessibilityIdentifier = "card"
        window.addSubview(card)
        let double = UITapGestureRecognizer()
        (double.numberOfTapsRequired, double.name) = (2, "double")
        let tap = UITapGestureRecognizer()
        tap.name = "tap"
        tap.require(toFail: double)
        let pan = UIPanGestureRecognizer()
        pan.name = "pan"
        for recognizer in [double, tap, pan] { card.addGestureRecognizer(recognizer) }
        app.settle()
        app.clear()
        let recorder = app.record(title: "short")
        app.fingerTap(at: CGPoint(x: 50, y: 50))
        app.advance(by: 2)
        app.fingerDrag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 90), duration: 0.1)
        app.advance(by: 0.1)
        return try withExtendedLifetime(window) { TraceReading(try recorder.stop()).records }
    }

    /// The elements of the text from `beginning` to the next `end`, one in each line.
    private func elements(_ text: String, from beginning: String, to end: String) -> String {
        guard let start = text.range(of: beginning),
            let stop = text.range(of: end, range: start.lowerBound..<text.endIndex)
        else { return "" }
        return text[start.lowerBound..<stop.upperBound].replacingOccurrences(of: "><", with: ">\n<")
    }

    private func report(_ pictures: [Int: SessionReport.Picture] = [:]) throws -> String {
        SessionReport(
            title: "short", records: try records(), screen: CGSize(width: 100, height: 200), pictures: pictures
        ).html
    }

    @Test func `A timeline has lanes for touches, recognizers and views, and folds the pause`() throws {
        let timeline = elements(try report(), from: "<svg class=\"timeline\"", to: "</svg>")
        expectEqual(
            timeline,
            """
            <svg class="timeline" width="1070" height="246">
            <g transform="translate(150 0)">
            <line class="tick" x1="59.27" x2="59.27" y1="22" y2="246"/>
            <text class="time" x="59.27" y="14">0 s</text>
            <line class="tick" x1="158.05" x2="158.05" y1="22" y2="246"/>
            <text class="time" x="158.05" y="14">0.1 s</text>
            <line class="tick" x1="256.84" x2="256.84" y1="22" y2="246"/>
            <text class="time" x="256.84" y="14">0.2 s</text>
            <line class="tick" x1="355.62" x2="355.62" y1="22" y2="246"/>
            <text class="time" x="355.62" y="14">0.3 s</text>
            <line class="tick" x1="454.4" x2="454.4" y1="22" y2="246"/>
            <text class="time" x="454.4" y="14">0.4 s</text>
            <line class="tick" x1="715.6" x2="715.6" y1="22" y2="246"/>
            <text class="time" x="715.6" y="14">2.1 s</text>
            <line class="tick" x1="814.39" x2="814.39" y1="22" y2="246"/>
            <text class="time" x="814.39" y="14">2.2 s</text>
            <rect class="fold" x="576.94" y="22" width="26" height="224">
            <title>1.47 s in which nothing happened</title>
            </rect>
            <text class="time" x="589.94" y="14">⋯</text>
            <g transform="translate(0 56)">
            <a href="#touch1">
            <rect class="touch t1" x="59.27" y="5" width="49.39" height="16" rx="4">
            <title>Touch 1, 0.05 s: recognized by tap</title>
            </rect>
            <text class="inside" x="65.27" y="17">1</text>
            </a>
            <a href="#touch2">
            <rect class="touch t2" x="666.21" y="5" width="115.25" height="16" rx="4">
            <title>Touch 2, 0.117 s: recognized by pan</title>
            </rect>
            <text class="inside" x="672.21" y="17">2</text>
            </a>
            </g>
            <g transform="translate(0 108)">
            <rect class="k possible" x="59.27" y="10" width="395.13" height="6" rx="4">
            <title>double, touch 1: possible</title>
            </rect>
            <text class="v failed" x="454.4" y="18">×<title>double, touch 1: failed, tap 2 of 2 did not come within 0.35 \
            s</title>
            </text>
            <rect class="k possible" x="666.21" y="10" width="49.39" height="6" rx="4">
            <title>double, touch 2: possible</title>
            </rect>
            <text class="v failed" x="715.6" y="18">×<title>double, touch 2: failed, prevented by pan</title>
            </text>
            </g>
            <g transform="translate(0 134)">
            <rect class="k possible" x="59.27" y="10" width="49.39" height="6" rx="4">
            <title>tap, touch 1: possible</title>
            </rect>
            <rect class="k waiting" x="108.66" y="8" width="345.74" height="10" rx="4">
            <title>tap, touch 1: waits for double</title>
            </rect>
            <text class="v recognized" x="454.4" y="18">●<title>tap, touch 1: recognized</title>
            </text>
            <rect class="k possible" x="666.21" y="10" width="49.39" height="6" rx="4">
            <title>tap, touch 2: possible</title>
            </rect>
            <text class="v failed" x="715.6" y="18">×<title>tap, touch 2: failed, prevented by pan</title>
            </text>
            </g>
            <g transform="translate(0 160)">
            <rect class="k possible" x="59.27" y="10" width="49.39" height="6" rx="4">
            <title>pan, touch 1: possible</title>
            </rect>
            <text class="v failed" x="108.66" y="18">×<title>pan, touch 1: failed, lifted after moving 0 points, needs \
            10</title>
            </text>
            <rect class="k possible" x="666.21" y="10" width="49.39" height="6" rx="4">
            <title>pan, touch 2: possible</title>
            </rect>
            <rect class="k underWay" x="715.6" y="6" width="65.86" height="14" rx="4">
            <title>pan, touch 2: under way</title>
            </rect>
            <text class="v recognized" x="781.46" y="18">●<title>pan, touch 2: recognized</title>
            </text>
            </g>
            <g transform="translate(0 212)">
            <rect class="heard t1" x="59.27" y="7" width="395.13" height="12" rx="4">
            <title>card, touch 1: touchesBegan, touchesCancelled</title>
            </rect>
            <text class="v cancelled" x="454.4" y="18">⊘<title>touchesCancelled</title>
            </text>
            <rect class="heard t2" x="666.21" y="7" width="49.39" height="12" rx="4">
            <title>card, touch 2: touchesBegan, touchesMoved, touchesCancelled</title>
            </rect>
            <text class="v cancelled" x="715.6" y="18">⊘<title>touchesCancelled</title>
            </text>
            </g>
            </g>
            <text class="heading" x="0" y="47">Touches<title>Touches</title>
            </text>
            <text class="label" x="0" y="73">touches 1, 2<title>touches 1, 2</title>
            </text>
            <text class="heading" x="0" y="99">Recognizers<title>Recognizers</title>
            </text>
            <text class="label" x="0" y="125">double<title>double</title>
            </text>
            <text class="label" x="0" y="151">tap<title>tap</title>
            </text>
            <text class="label" x="0" y="177">pan<title>pan</title>
            </text>
            <text class="heading" x="0" y="203">Views<title>Views</title>
            </text>
            <text class="label" x="0" y="229">card<title>card</title>
            </text>
            </svg>
            """)
    }

    @Test func `A card shows the path, the hit test, the arena and the delivery of a touch`() throws {
        let card = elements(try report(), from: "<section class=\"card\" id=\"touch2\"", to: "</section>")
        let story = elements(card, from: "<p class=\"story\">", to: "</p>\n")
        expectEqual(
            card.replacingOccurrences(of: story, with: ""),
            """
            <section class="card" id="touch2">
            <div class="picture">
            <svg class="device" viewBox="0 0 100 200" role="img" aria-label="The screen, and the finger's path">
            <rect class="blank" width="100%" height="100%"/>
            <g class="path t2">
            <polyline class="halo" points="50,50 50,56.67 50,63.33 50,70 50,76.67 50,83.33 50,90 50,90"/>
            <polyline points="50,50 50,56.67 50,63.33 50,70 50,76.67 50,83.33 50,90 50,90"/>
            <circle class="sample" cx="50" cy="56.67" r="2.2"/>
            <circle class="sample" cx="50" cy="63.33" r="2.2"/>
            <circle class="sample" cx="50" cy="70" r="2.2"/>
            <circle class="sample" cx="50" cy="76.67" r="2.2"/>
            <circle class="sample" cx="50" cy="83.33" r="2.2"/>
            <circle class="sample" cx="50" cy="90" r="2.2"/>
            <circle class="down" cx="50" cy="50" r="15"/>
            <circle class="up" cx="50" cy="90" r="6"/>
            </g>
            </svg>
            </div>
            <div class="telling">
            <h2>
            <i class="chip t2">
            </i>Touch 2 <span class="outcome won">recognized by pan</span>
            </h2>
            <div class="columns">
            <div>
            <h3>Hit testing</h3>
            <ul>
            <li class="yes">
            <b>card</b> hit</li>
            <li class="yes">
            <b>window</b> returns card</li>
            </ul>
            </div>
            <div>
            <h3>Arena</h3>
            <ul>
            <li class="no">
            <span class="mark">×</span>
            <b>double</b> failed after 0.05 s: prevented by pan</li>
            <li class="no">
            <span class="mark">×</span>
            <b>tap</b> failed after 0.05 s: prevented by pan</li>
            <li class="yes">
            <span class="mark">●</span>
            <b>pan</b> began after 0.05 s, ended after 0.117 s</li>
            </ul>
            </div>
            <div class="wide">
            <h3>Delivery</h3>
            <ol>
            <li>
            <time>+0 s</time>
            <span>touchesBegan → card → window → UIApplication → dropped</span>
            </li>
            <li>
            <time>+0.033 s</time>
            <span>touchesMoved → card → window → UIApplication → dropped</span>
            </li>
            <li>
            <time>+0.05 s</time>
            <span>touchesCancelled → card → window → UIApplication → dropped</span>
            </li>
            </ol>
            </div>
            </div>
            </div>
            </section>
            """)
    }

    @Test func `A Perfetto trace has slices for touches, states of recognizers and views, and moments for calls`()
        throws
    {
        let text = PerfettoText(try records()).text.replacing(/"story":"[^"]*"/, with: "\"story\":\"…\"")
        expectEqual(
            text,
            """
            {"displayTimeUnit":"ms","traceEvents":[
            {"name":"process_name","ph":"M","pid":1,"tid":0,"args":{"name":"Touches"}},
            {"name":"process_sort_index","ph":"M","pid":1,"tid":0,"args":{"sort_index":1}},
            {"name":"process_name","ph":"M","pid":2,"tid":0,"args":{"name":"Recognizers"}},
            {"name":"process_sort_index","ph":"M","pid":2,"tid":0,"args":{"sort_index":2}},
            {"name":"process_name","ph":"M","pid":3,"tid":0,"args":{"name":"Views"}},
            {"name":"process_sort_index","ph":"M","pid":3,"tid":0,"args":{"sort_index":3}},
            {"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"touch 1 (finger 1)"}},
            {"name":"thread_sort_index","ph":"M","pid":1,"tid":1,"args":{"sort_index":1}},
            {"name":"touch 1: recognized by tap","ph":"X","pid":1,"tid":1,"ts":0,"dur":50000,"args":{"story":"…"}},
            {"name":"bound to card","ph":"i","pid":1,"tid":1,"ts":0,"s":"t"},
            {"name":"thread_name","ph":"M","pid":1,"tid":2,"args":{"name":"touch 2 (finger 1)"}},
            {"name":"thread_sort_index","ph":"M","pid":1,"tid":2,"args":{"sort_index":2}},
            {"name":"touch 2: recognized by pan","ph":"X","pid":1,"tid":2,"ts":2050000,"dur":116667,"args":{"story":"…"}},
            {"name":"bound to card","ph":"i","pid":1,"tid":2,"ts":2050000,"s":"t"},
            {"name":"thread_name","ph":"M","pid":2,"tid":1,"args":{"name":"double"}},
            {"name":"thread_sort_index","ph":"M","pid":2,"tid":1,"args":{"sort_index":1}},
            {"name":"possible","ph":"X","pid":2,"tid":1,"ts":0,"dur":400000,"args":{"touch":"1"}},
            {"name":"failed","ph":"X","pid":2,"tid":1,"ts":400000,"dur":0,"args":{"touch":"1","why":"tap 2 of 2 did not come \
            within 0.35 s"}},
            {"name":"thread_name","ph":"M","pid":2,"tid":2,"args":{"name":"tap"}},
            {"name":"thread_sort_index","ph":"M","pid":2,"tid":2,"args":{"sort_index":2}},
            {"name":"possible","ph":"X","pid":2,"tid":2,"ts":0,"dur":50000,"args":{"touch":"1"}},
            {"name":"waits for double","ph":"X","pid":2,"tid":2,"ts":50000,"dur":350000,"args":{"touch":"1"}},
            {"name":"recognized","ph":"X","pid":2,"tid":2,"ts":400000,"dur":0,"args":{"touch":"1"}},
            {"name":"thread_name","ph":"M","pid":2,"tid":3,"args":{"name":"pan"}},
            {"name":"thread_sort_index","ph":"M","pid":2,"tid":3,"args":{"sort_index":3}},
            {"name":"possible","ph":"X","pid":2,"tid":3,"ts":0,"dur":50000,"args":{"touch":"1"}},
            {"name":"failed","ph":"X","pid":2,"tid":3,"ts":50000,"dur":0,"args":{"touch":"1","why":"lifted after moving 0 \
            points, needs 10"}},
            {"name":"possible","ph":"X","pid":2,"tid":1,"ts":2050000,"dur":50000,"args":{"touch":"2"}},
            {"name":"failed","ph":"X","pid":2,"tid":1,"ts":2100000,"dur":0,"args":{"touch":"2","why":"prevented by pan"}},
            {"name":"possible","ph":"X","pid":2,"tid":2,"ts":2050000,"dur":50000,"args":{"touch":"2"}},
            {"name":"failed","ph":"X","pid":2,"tid":2,"ts":2100000,"dur":0,"args":{"touch":"2","why":"prevented by pan"}},
            {"name":"possible","ph":"X","pid":2,"tid":3,"ts":2050000,"dur":50000,"args":{"touch":"2"}},
            {"name":"under way","ph":"X","pid":2,"tid":3,"ts":2100000,"dur":66667,"args":{"touch":"2"}},
            {"name":"recognized","ph":"X","pid":2,"tid":3,"ts":2166667,"dur":0,"args":{"touch":"2"}},
            {"name":"thread_name","ph":"M","pid":3,"tid":1,"args":{"name":"card"}},
            {"name":"thread_sort_index","ph":"M","pid":3,"tid":1,"args":{"sort_index":1}},
            {"name":"touchesBegan [1]","ph":"i","pid":3,"tid":1,"ts":0,"s":"t"},
            {"name":"touchesCancelled [1]","ph":"i","pid":3,"tid":1,"ts":400000,"s":"t"},
            {"name":"touch 1, cancelled","ph":"X","pid":3,"tid":1,"ts":0,"dur":400000},
            {"name":"touchesBegan [2]","ph":"i","pid":3,"tid":1,"ts":2050000,"s":"t"},
            {"name":"touchesMoved [2]","ph":"i","pid":3,"tid":1,"ts":2083333,"s":"t"},
            {"name":"touchesCancelled [2]","ph":"i","pid":3,"tid":1,"ts":2100000,"s":"t"},
            {"name":"touch 2, cancelled","ph":"X","pid":3,"tid":1,"ts":2050000,"dur":50000}
            ]}

            """)
    }

    @Test func `A picture is drawn with one SVG element for each command`() throws {
        let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
        let (red, blue) = (UIColor.red.cgColor, UIColor.blue.cgColor)
        let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
        var list = DisplayList()
        let stops = [Gradient.Stop(red, at: 0), Gradient.Stop(blue, at: 0.5)]
        let commands: [DrawingCommand] = [
            .save, .concatenate(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)), .opacity(0.5),
            .clip(rect, cornerRadius: 5), .fill(rect, cornerRadius: 0, red), .restore,
            .fill(rect, cornerRadius: 50, red),
            .stroke(rect, cornerRadius: 2, lineWidth: 1.5, blue), .image("photo", rect),
            .text("a<b", baseline: CGPoint(x: 1, y: 2), width: 3, size: 17, weight: 400, red),
            .line(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4), width: 2, red),
            .save, .clipPath(path, .evenOdd), .fillPath(path, .winding, red), .restore,
            .castShadow(path, offset: CGSize(width: 1, height: 2), blur: 6, blue),
            .styledText("s", baseline: CGPoint(x: 1, y: 2), width: 3, .systemFont(ofSize: 10, weight: .bold), red),
            .save, .shadow(offset: CGSize(width: 1, height: 2), blur: 4, blue), .blend(.multiply),
            .fillPath(path, .winding, red), .group, .fillPath(path, .winding, blue), .restore,
            .save, .mask([.fill(rect, cornerRadius: 0, red)]), .fill(rect, cornerRadius: 0, blue), .restore,
            .gradient(Gradient(.linear(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4)), stops: stops)),
            .gradient(Gradient(.radial(from: CGPoint(x: 1, y: 2), 3, to: CGPoint(x: 4, y: 5), 6), stops: stops)),
            .gradient(Gradient(.conic(center: CGPoint(x: 1, y: 2), angle: 3), stops: stops)), .save, .opacity(0.25),
        ]
        for command in commands { list.append(command) }
        let picture = SessionReport.Picture(list: list, views: [])
        expectEqual(
            elements(try report([1: picture]), from: "<symbol", to: "</symbol>"),
            """
            <symbol id="p1" viewBox="0 0 100 200">
            <rect width="100%" height="100%" fill="#fff"/>
            <g transform="matrix(1.0 2.0 3.0 4.0 5.0 6.0)">
            <g opacity="0.5">
            <clipPath id="p1c1">
            <rect x="10" y="20" width="30" height="40" rx="5"/>
            </clipPath>
            <g clip-path="url(#p1c1)">
            <rect x="10" y="20" width="30" height="40" fill="#ff0000ff"/>
            </g>
            </g>
            </g>
            <rect x="10" y="20" width="30" height="40" rx="15" fill="#ff0000ff"/>
            <rect x="10" y="20" width="30" height="40" rx="2" fill="none" stroke="#0000ffff" stroke-width="1.5"/>
            <rect x="10" y="20" width="30" height="40" rx="6" fill="#8884"/>
            <text x="25" y="44" text-anchor="middle" font-size="11" fill="#888">photo</text>
            <text x="1" y="2" textLength="3" lengthAdjust="spacingAndGlyphs" font-size="17" font-weight="400" \
            fill="#ff0000ff" xml:space="preserve">a&lt;b</text>
            <line x1="1" y1="2" x2="3" y2="4" stroke="#ff0000ff" stroke-width="2" stroke-linecap="round"/>
            <clipPath id="p1c2">
            <path d="M1 2L4 2L4 6L1 6Z" clip-rule="evenodd"/>
            </clipPath>
            <g clip-path="url(#p1c2)">
            <path d="M1 2L4 2L4 6L1 6Z" fill-rule="nonzero" fill="#ff0000ff"/>
            </g>
            <path d="M1 2L4 2L4 6L1 6Z" fill="#0000ffff" style="transform:translate(1px,2px);filter:blur(3px)"/>
            <text x="1" y="2" textLength="3" lengthAdjust="spacingAndGlyphs" font-size="10" font-weight="700" \
            font-family=".AppleSystemUIFont" font-style="normal" fill="#ff0000ff" xml:space="preserve">s</text>
            <path d="M1 2L4 2L4 6L1 6Z" fill-rule="nonzero" fill="#ff0000ff" style="filter:drop-shadow(1px 2px 2px \
            #0000ffff);mix-blend-mode:multiply;"/>
            <g style="isolation:isolate;filter:drop-shadow(1px 2px 2px #0000ffff);mix-blend-mode:multiply;">
            <path d="M1 2L4 2L4 6L1 6Z" fill-rule="nonzero" fill="#0000ffff"/>
            </g>
            <mask id="p1c3" maskUnits="userSpaceOnUse" x="-20000" y="-20000" width="40000" height="40000" \
            style="mask-type:alpha">
            <rect x="10" y="20" width="30" height="40" fill="#ff0000ff"/>
            </mask>
            <g mask="url(#p1c3)">
            <rect x="10" y="20" width="30" height="40" fill="#0000ffff"/>
            </g>
            <linearGradient id="p1c4" gradientUnits="userSpaceOnUse" x1="1" y1="2" x2="3" y2="4">
            <stop offset="0" stop-color="#ff0000ff"/>
            <stop offset="0.5" stop-color="#0000ffff"/>
            </linearGradient>
            <rect x="-20000" y="-20000" width="40000" height="40000" fill="url(#p1c4)"/>
            <radialGradient id="p1c5" gradientUnits="userSpaceOnUse" fx="1" fy="2" fr="3" cx="4" cy="5" r="6">
            <stop offset="0" stop-color="#ff0000ff"/>
            <stop offset="0.5" stop-color="#0000ffff"/>
            </radialGradient>
            <rect x="-20000" y="-20000" width="40000" height="40000" fill="url(#p1c5)"/>
            <foreignObject x="-20000" y="-20000" width="40000" height="40000">
            <div xmlns="http://www.w3.org/1999/xhtml" style="width:40000px;height:40000px;background:conic-gradient(from \
            4.57rad at 20001px 20002px,#ff0000ff 0%,#0000ffff 50%)">
            </div>
            </foreignObject>
            <g opacity="0.25">
            </g>
            </symbol>
            """)
    }
}
