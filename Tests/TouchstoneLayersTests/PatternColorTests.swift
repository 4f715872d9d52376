import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Colors that show an image in tiles. The image is 20 points wide and 10 high: its left half is red, its right half blue.
@Suite(.application) @MainActor
struct PatternColorTests {
    private let app = TestApplication.current
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        UIColor.blue.setFill()
        context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
    }

    /// The colors of a row at the middles of areas 10 points wide, as letters.
    private func row(_ y: CGFloat, _ count: Int, _ color: (CGPoint) -> CGColor) -> String {
        (0..<count).map { index in
            switch color(CGPoint(x: CGFloat(index) * 10 + 5, y: y)).hexadecimal {
            case "#ff0000ff": "r"
            case "#0000ffff": "b"
            case "#ffffffff", "#00000000": "."
            case let other: other
            }
        }.joined()
    }

    private func drawn(_ draw: (CGContext) -> Void) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { draw($0.cgContext) }
    }

    @Test func `The background of a view shows tiles from its corner`() {
        let window = app.makeWindow()
        window.backgroundColor = .white
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 30))
        view.backgroundColor = UIColor(patternImage: image)
        window.addSubview(view)
        app.settle()
        expectEqual(row(25, 7) { app.shownColor(at: $0) }, ".rbrbr.")
        expectEqual(row(45, 7) { app.shownColor(at: $0) }, ".rbrbr.")
        expectEqual(row(55, 7) { app.shownColor(at: $0) }, ".......")
    }

    @Test func `Rounded corners cut the tiles`() {
        let window = app.makeWindow()
        window.backgroundColor = .white
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        view.layer.cornerRadius = 30
        view.backgroundColor = UIColor(patternImage: image)
        window.addSubview(view)
        app.settle()
        expectEqual(row(5, 6) { app.shownColor(at: $0) }, ".brbr.")
    }

    @Test func `A scroll view moves the tiles with its content`() {
        let window = app.makeWindow()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        scrollView.contentSize = CGSize(width: 300, height: 60)
        scrollView.backgroundColor = UIColor(patternImage: image)
        window.addSubview(scrollView)
        scrollView.contentOffset.x = 10
        app.settle()
        expectEqual(row(5, 6) { app.shownColor(at: $0) }, "brbrbr")
    }

    @Test func `A path and a rectangle are filled with tiles from the origin`() {
        let rectangle = drawn {
            $0.setFillColor(UIColor(patternImage: image).cgColor)
            $0.fill(CGRect(x: 10, y: 0, width: 30, height: 10))
        }
        expectEqual(row(5, 6) { rectangle.color(at: $0) }, ".brb..")
        let circle = drawn { _ in
            UIColor(patternImage: image).setFill()
            UIBezierPath(ovalIn: CGRect(x: 20, y: 0, width: 60, height: 60)).fill()
        }
        expectEqual(row(30, 10) { circle.color(at: $0) }, "..rbrbrb..")
        expectEqual(row(3, 10) { circle.color(at: $0) }, "....rb....")
    }

    @Test func `A translucent pattern shows what is behind it`() {
        let color = UIColor(patternImage: image).withAlphaComponent(0.5)
        let drawing = drawn {
            $0.setFillColor(color.cgColor)
            $0.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
        }
        expectEqual(drawing.color(at: CGPoint(x: 5, y: 5)).components, [1, 0, 0, 0.5])
    }

    @Test func `Lines are gray`() {
        let drawing = drawn {
            $0.setStrokeColor(UIColor(patternImage: image).cgColor)
            $0.stroke(CGRect(x: 10, y: 10, width: 80, height: 80), width: 6)
        }
        expectEqual(drawing.color(at: CGPoint(x: 50, y: 10)).components, [0.5, 0.5, 0.5, 1])
    }

    @Test func `Small tiles become larger, so that a picture has at most 1,024`() {
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        var list = DisplayList()
        list.fill(CGRect(x: 0, y: 0, width: 1000, height: 1000), color: UIColor(patternImage: dot))
        expectEqual(list.commands.filter { if case .fill = $0 { true } else { false } }.count, 1024)
        expectEqual(list.color(at: CGPoint(x: 999, y: 999)).components, [1, 0, 0, 1])
    }

    @Test(arguments: [CGSize.zero, CGSize(width: 1e-300, height: 1), CGSize(width: CGFloat.infinity, height: 1)])
    func `An image of any size can be a pattern`(size: CGSize) {
        var list = DisplayList()
        list.fill(
            CGRect(x: -1e300, y: 0, width: 1e300, height: 10),
            color: UIColor(patternImage: UIImage(named: "dot", size: size)))
        #expect(list.commands.count <= 1027)
    }

    @Test func `A pattern has an opacity and no other components`() {
        let pattern = UIColor(patternImage: image)
        var (red, white): (CGFloat, CGFloat) = (7, 7)
        #expect(!pattern.getRed(&red, green: nil, blue: nil, alpha: nil) && red == 7)
        #expect(!pattern.getWhite(&white, alpha: nil) && white == 7)
        #expect(!pattern.getHue(nil, saturation: nil, brightness: nil, alpha: nil))
        expectEqual(pattern.withAlphaComponent(0.25).cgColor.components, [0.25])
        expectEqual(pattern.cgColor.numberOfComponents, 1)
        #expect(pattern == UIColor(patternImage: image) && pattern != UIColor(white: 0.5, alpha: 1))
    }

    @Test func `An animation changes from a pattern to a color at its half`() {
        let window = app.makeWindow()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        view.backgroundColor = UIColor(patternImage: image)
        window.addSubview(view)
        app.settle()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = .blue }
        app.advance(by: 0.4)
        expectEqual(row(5, 6) { app.shownColor(at: $0) }, "rbrbrb")
        app.advance(by: 0.2)
        expectEqual(row(5, 6) { app.shownColor(at: $0) }, "bbbbbb")
    }
}
