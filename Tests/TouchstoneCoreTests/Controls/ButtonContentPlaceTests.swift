import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Where a button of 200 × 100 points places its image of 20 × 10 points and its title.
@Suite(.application) @MainActor
struct ButtonContentPlaceTests {
    private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    /// The width and height of the title.
    private let title: CGSize

    init() {
        let font = UIFont.systemFont(ofSize: UIFont.buttonFontSize)
        let width = TestApplication.current.application.textMeasurer.width(of: "Go", font: font)
        title = CGSize(width: width, height: font.lineHeight.rounded(.up))
        TestApplication.current.makeWindow().addSubview(button)
        button.setTitle("Go", for: .normal)
        button.setImage(UIImage(named: "image", size: CGSize(width: 20, height: 10)), for: .normal)
    }

    private var places: [CGRect] {
        let content = button.contentRect(forBounds: button.bounds)
        return [button.imageRect(forContentRect: content), button.titleRect(forContentRect: content)]
    }

    @Test func `Content is aligned as a whole, and fill stretches the image`() {
        let rest = 200 - 20 - title.width
        let sides: [(UIControl.ContentHorizontalAlignment, CGFloat, CGFloat, CGFloat)] = [
            (.left, 0, 20, 20), (.center, rest / 2, 20, rest / 2 + 20), (.right, rest, 20, rest + 20),
            (.fill, 0, 200 - title.width, 200 - title.width), (.leading, 0, 20, 20), (.trailing, rest, 20, rest + 20),
        ]
        for (side, left, width, titleLeft) in sides {
            button.contentHorizontalAlignment = side
            expectEqual(
                places,
                [
                    CGRect(x: left, y: 45, width: width, height: 10),
                    CGRect(x: titleLeft, y: (100 - title.height) / 2, width: title.width, height: title.height),
                ], "\(side)")
        }
        button.contentHorizontalAlignment = .left
        let heights: [(UIControl.ContentVerticalAlignment, CGFloat, CGFloat, CGFloat)] = [
            (.top, 0, 10, 0), (.bottom, 90, 10, 100 - title.height), (.fill, 0, 100, (100 - title.height) / 2),
        ]
        for (alignment, top, height, titleTop) in heights {
            button.contentVerticalAlignment = alignment
            expectEqual(
                places.flatMap { [$0.minY, $0.height] }, [top, height, titleTop, title.height], "\(alignment)")
        }
    }

    @Test func `Without enough room, the image keeps its size and the title shrinks`() {
        button.bounds.size.width = 30
        expectEqual(places.map { [$0.minX, $0.width] }, [[0, 20], [20, 10]])
        button.bounds.size.width = 15
        expectEqual(places.map { [$0.minX, $0.width] }, [[0, 15], [15, 0]])
        button.setImage(nil, for: .normal)
        expectEqual(places.map { [$0.minX, $0.width] }, [[0, 0], [0, 15]])
    }

    @Test func `A right-to-left button has its image on the right`() {
        button.semanticContentAttribute = .forceRightToLeft
        let left = (200 - 20 - title.width) / 2
        expectEqual(places.map(\.minX), [left + title.width, left])
        button.contentHorizontalAlignment = .leading
        expectEqual(places.map(\.minX), [180, 180 - title.width])
    }

    @Test func `A configuration places the image on any side of the title, with a padding between them`() {
        var configuration = UIButton.Configuration.plain()
        (configuration.title, configuration.imagePadding) = ("Go", 5)
        configuration.image = button.image(for: .normal)
        configuration.contentInsets = .zero
        var seen: [[CGFloat]] = []
        for placement in [NSDirectionalRectEdge.leading, .trailing, .top, .bottom] {
            configuration.imagePlacement = placement
            button.configuration = configuration
            seen.append(places.flatMap { [$0.minX, $0.minY] } + [button.intrinsicContentSize.height])
        }
        let (wide, high) = (title.width + 25, title.height + 15)
        let (left, top) = ((200 - wide) / 2, (100 - high) / 2)
        let (middleOfImage, middle) = (CGFloat(90), (200 - title.width) / 2)
        let (imageTop, titleTop) = (CGFloat(45), (100 - title.height) / 2)
        let line = max(title.height, UIFont.systemFont(ofSize: UIFont.buttonFontSize).lineHeight).rounded(.up)
        expectEqual(
            seen,
            [
                [left, imageTop, left + 25, titleTop, line], [left + title.width + 5, imageTop, left, titleTop, line],
                [middleOfImage, top, middle, top + 15, high.rounded(.up)],
                [middleOfImage, top + title.height + 5, middle, top, high.rounded(.up)],
            ])
    }

    @Test func `A symbol has the size of its configuration, and configurations complete each other`() {
        typealias Symbol = UIImage.SymbolConfiguration
        func side(_ configuration: UIImage.Configuration?) -> CGFloat {
            (UIImage(systemName: "star", withConfiguration: configuration)?.size.width ?? 0).rounded()
        }
        let configurations: [Symbol] = [
            Symbol(pointSize: 100), Symbol(pointSize: 100, weight: .bold, scale: .large), Symbol(scale: .small),
            Symbol(weight: .bold), Symbol(font: .systemFont(ofSize: 10)),
            Symbol(pointSize: 50).applying(Symbol(scale: .large)),
            Symbol(pointSize: 50, scale: .large).applying(Symbol(pointSize: 10)),
            Symbol(pointSize: 50).applying(Symbol(weight: .bold)),
        ]
        #expect(side(nil) == 24 && configurations.map(side) == [120, 150, 19, 24, 12, 75, 15, 60])
        let star = UIImage(systemName: "star", withConfiguration: Symbol(pointSize: 100))
        let applied = configurations.map { Int((star?.applyingSymbolConfiguration($0)?.size.width ?? 0).rounded()) }
        expectEqual(applied, [120, 150, 19, 120, 12, 75, 15, 60])
    }
}
