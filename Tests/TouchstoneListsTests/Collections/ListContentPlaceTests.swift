import Testing
import TouchstoneExpectations
import TouchstoneTestingTraits
import UIKit

/// Where the text and the image of a list's content lie.
@Suite(.application) @MainActor
struct ListContentPlaceTests {
    private func shown(_ height: CGFloat, secondary: String?, isBeside: Bool = false) -> UIListContentView {
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        content.secondaryText = secondary
        content.prefersSideBySideTextAndSecondaryText = isBeside
        content.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: height)).image { _ in }
        content.textToSecondaryTextVerticalPadding = 6
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: height + 20)
        view.layoutIfNeeded()
        return view
    }

    private func frame(of text: String, in view: UIListContentView) throws -> CGRect {
        try #require(view.subviews.first { ($0 as? UILabel)?.text == text }).frame
    }

    @Test func `Two lines of text are centered beside a high image`() throws {
        let view = shown(100, secondary: "Below")
        let (text, other) = (try frame(of: "Text", in: view), try frame(of: "Below", in: view))
        #expect(abs(text.minY - (120 - other.maxY)) <= 1)
        #expect(other.minY - text.maxY == 6 && other.minX == text.minX)
    }

    @Test func `One line of text is centered beside a high image`() throws {
        let view = shown(100, secondary: nil)
        #expect(abs(try frame(of: "Text", in: view).midY - 60) <= 1)
        expectEqual(view.subviews.first { $0 is UIImageView }?.frame.midY, 60)
    }

    @Test func `Text beside text has the same middle`() throws {
        let view = shown(100, secondary: "Beside", isBeside: true)
        let (text, other) = (try frame(of: "Text", in: view), try frame(of: "Beside", in: view))
        #expect(text.midY == other.midY && other.minX >= text.maxX)
    }
}
