import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Properties and methods of buttons, labels, image views and sliders that Apple documents.
@Suite(.application) @MainActor
struct ControlNameTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()

    /// An image of a size that identifies it.
    private func picture(_ width: CGFloat, _ height: CGFloat, _ name: String = "picture") -> UIImage? {
        UIImage(named: name, size: CGSize(width: width, height: height))
    }

    /// A button of 200 × 100 points at (100, 300) in the window.
    private func makeButton() -> UIButton {
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 100, y: 300, width: 200, height: 100)
        window.addSubview(button)
        return button
    }

    // Documented for `titleLabel`: its properties configure the title; its text does not set the title.
    @Test func `The title label's font changes the title, and its text does not`() throws {
        let button = makeButton()
        button.setTitle("Play", for: .normal)
        let label = try #require(button.titleLabel)
        label.font = .systemFont(ofSize: 15)
        let before = button.intrinsicContentSize
        label.font = .systemFont(ofSize: 45)
        #expect(button.intrinsicContentSize.width > before.width * 2)
        #expect(button.intrinsicContentSize.height > before.height)
        label.text = "Other"
        #expect(button.currentTitle == "Play" && button.title(for: .normal) == "Play")
        button.setTitle("Stop", for: .normal)
        button.layoutIfNeeded()
        #expect(button.titleLabel === label && label.text == "Stop")
    }

    // Documented for `currentBackgroundImage`: the background image that is displayed, or `nil`.
    @Test func `A button shows the background image of its state`() {
        let button = makeButton()
        #expect(button.currentBackgroundImage == nil)
        button.setBackgroundImage(picture(200, 100), for: .normal)
        button.setBackgroundImage(picture(100, 50), for: .highlighted)
        button.setBackgroundImage(picture(60, 30), for: .disabled)
        expectEqual(button.currentBackgroundImage?.size, CGSize(width: 200, height: 100))
        expectEqual(button.backgroundImage(for: .highlighted)?.size, CGSize(width: 100, height: 50))
        app.fingerDown(at: button)
        expectEqual(button.currentBackgroundImage?.size, CGSize(width: 100, height: 50))
        app.fingerUp()
        expectEqual(button.currentBackgroundImage?.size, CGSize(width: 200, height: 100))
        button.isEnabled = false
        expectEqual(button.currentBackgroundImage?.size, CGSize(width: 60, height: 30))
        #expect(button.currentImage == nil)
    }

    // Documented for `imageEdgeInsets`: not part of the size. Expected origin: (200 - 20 - 40) / 2 + 20, (100 - 10 - 40) / 2 + 10.
    @Test func `Image and title insets move image and title and keep the intrinsic size`() {
        let button = makeButton()
        button.setImage(picture(40, 40), for: .normal)
        #expect(button.imageEdgeInsets == .zero && button.titleEdgeInsets == .zero)
        button.imageEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 0)
        let room = button.contentRect(forBounds: button.bounds)
        expectEqual(button.imageRect(forContentRect: room).origin, CGPoint(x: 90, y: 35))
        expectEqual(button.intrinsicContentSize, CGSize(width: 40, height: 40))
        button.setTitle("Title", for: .normal)
        let size = button.intrinsicContentSize
        let title = button.titleRect(forContentRect: room)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
        #expect(button.intrinsicContentSize == size && button.sizeThatFits(CGSize(width: 1000, height: 1000)) == size)
        let moved = button.titleRect(forContentRect: room)
        #expect(abs(moved.minX - title.minX - 8) < 0.51 && moved.size == title.size)
    }

    // Documented for `effectiveContentHorizontalAlignment`: leading and trailing become left or right. 200 - 40 = 160.
    @Test func `Leading and trailing content alignment follow the layout direction`() {
        for isFlipped in [false, true] {
            let button = makeButton()
            button.semanticContentAttribute = isFlipped ? .forceRightToLeft : .forceLeftToRight
            button.setImage(picture(40, 40), for: .normal)
            button.contentHorizontalAlignment = .leading
            expectEqual(button.effectiveContentHorizontalAlignment, (isFlipped ? .right : .left))
            button.layoutIfNeeded()
            expectEqual(button.imageView?.frame.minX, (isFlipped ? 160 : 0))
            button.contentHorizontalAlignment = .trailing
            expectEqual(button.contentHorizontalAlignment, .trailing)
            expectEqual(button.effectiveContentHorizontalAlignment, (isFlipped ? .left : .right))
            button.setNeedsLayout()
            button.layoutIfNeeded()
            expectEqual(button.imageView?.frame.minX, (isFlipped ? 0 : 160))
        }
    }

    // Documented for `contentRect`, `titleRect`, `imageRect`: the rectangles of the button's content, title and image.
    @Test func `Overrides of contentRect, imageRect and titleRect set the frames in a button`() {
        final class Stacked: UIButton {
            var rooms: Set<String> = []
            override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 10) }
            override func imageRect(forContentRect room: CGRect) -> CGRect {
                rooms.insert("\(room)")
                return CGRect(x: room.minX, y: room.minY, width: room.width, height: 50)
            }
            override func titleRect(forContentRect room: CGRect) -> CGRect {
                rooms.insert("\(room)")
                return CGRect(x: room.minX, y: room.maxY - 30, width: room.width, height: 30)
            }
        }
        let button = Stacked(frame: CGRect(x: 100, y: 300, width: 200, height: 100))
        window.addSubview(button)
        button.setTitle("below", for: .normal)
        button.setImage(picture(40, 40), for: .normal)
        button.setNeedsLayout()
        button.layoutIfNeeded()
        expectEqual(button.imageView?.frame, CGRect(x: 10, y: 10, width: 180, height: 50))
        expectEqual(button.titleLabel?.frame, CGRect(x: 10, y: 60, width: 180, height: 30))
        #expect(button.rooms.contains("\(CGRect(x: 10, y: 10, width: 180, height: 80))"))
        #expect(window.hitTest(CGPoint(x: 200, y: 380), with: nil) === button)
    }

    // Documented for `textRect(forBounds:limitedToNumberOfLines:)`: overridden to change the rectangle of the text.
    @Test func `A label whose textRect(forBounds:) adds padding has a larger fitting size`() {
        final class Padded: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
                let text = super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 6), limitedToNumberOfLines: lines)
                return text.insetBy(dx: -10, dy: -6)
            }
        }
        let (plain, padded) = (UILabel(), Padded())
        for label in [plain, padded] { label.text = "padded" }
        let room = CGSize(width: 1000, height: 1000)
        let (small, large) = (plain.sizeThatFits(room), padded.sizeThatFits(room))
        expectEqual(large, CGSize(width: small.width + 20, height: small.height + 12))
        padded.sizeToFit()
        expectEqual(padded.bounds.size, large)
    }

    // Documented for `isHighlighted`: a label uses its highlighted color, an image view its highlighted image.
    @Test func `A highlighted label and image view draw their highlighted color and image`() {
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        #expect(label.highlightedTextColor == nil && !label.isHighlighted)
        label.text = "text"
        label.textColor = .systemGreen
        label.highlightedTextColor = .systemRed
        window.addSubview(label)
        func isDrawn(_ color: UIColor) -> Bool {
            window.displayList().commands.contains {
                if case .text("text", _, _, _, _, let drawn) = $0 { drawn == color.cgColor } else { false }
            }
        }
        #expect(isDrawn(.systemGreen) && !isDrawn(.systemRed))
        label.isHighlighted = true
        #expect(isDrawn(.systemRed) && !isDrawn(.systemGreen))
        let both = UIImageView(image: picture(30, 20, "day"), highlightedImage: picture(30, 20, "night"))
        expectEqual(both.bounds.size, CGSize(width: 30, height: 20))
        #expect(both.highlightedImage?.size == CGSize(width: 30, height: 20) && !both.isHighlighted)
        window.addSubview(both)
        let day = window.displayList()
        both.isHighlighted = true
        #expect(window.displayList() != day)
        both.isHighlighted = false
        expectEqual(window.displayList(), day)
    }

    // Documented for `minimumTrackTintColor`: setting it, even to `nil`, removes custom track images.
    @Test func `Setting a track tint color replaces the image of a slider's track`() {
        let slider = UISlider(frame: CGRect(x: 50, y: 300, width: 228, height: 40))
        window.addSubview(slider)
        let size = CGSize(width: 13, height: 7)
        for tint in [UIColor.systemRed, nil] {
            slider.setMinimumTrackImage(picture(13, 7), for: .normal)
            expectEqual(slider.currentMinimumTrackImage?.size, size)
            expectEqual(slider.minimumTrackImage(for: .normal)?.size, size)
            slider.minimumTrackTintColor = tint
            #expect(slider.currentMinimumTrackImage?.size != size)
            #expect(slider.minimumTrackImage(for: .normal)?.size != size)
        }
        slider.setMaximumTrackImage(picture(13, 7), for: .normal)
        slider.minimumTrackTintColor = .systemRed
        expectEqual(slider.currentMaximumTrackImage?.size, size)
        slider.maximumTrackTintColor = .systemGreen
        #expect(slider.currentMaximumTrackImage?.size != size)
        let toggle = UISwitch(frame: CGRect(x: 50, y: 100, width: 0, height: 0))
        window.addSubview(toggle)
        #expect(toggle.thumbTintColor == nil)
        let plain = window.displayList()
        toggle.thumbTintColor = .systemRed
        #expect(window.displayList() != plain)
        toggle.thumbTintColor = nil
        expectEqual(window.displayList(), plain)
    }
}
