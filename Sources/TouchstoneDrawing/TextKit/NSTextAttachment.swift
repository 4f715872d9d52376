import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// A picture or file in a text. Its values are stored; text is laid out and drawn without it.
open class NSTextAttachment: NSObject {
    /// The picture; `nil` by default.
    open var image: UIImage?
    /// The size and position of the attachment relative to the baseline, in points; zero by default, for the size of the picture.
    open var bounds = CGRect.zero
    /// The content of the file; `nil` by default.
    open var contents: Data?
    /// The uniform type identifier of the content; `nil` by default.
    open var fileType: String?
    /// The distance between the attachment and the text on both sides, in points; 0 by default.
    open var lineLayoutPadding: CGFloat = 0
    /// Whether a view may stand for the attachment; `true` by default. Stored; has no effect.
    open var allowsTextAttachmentView = true

    /// Creates an attachment with the content of a file.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }
    /// Creates an attachment without content.
    public convenience override init() { self.init(data: nil, ofType: nil) }
    /// Creates an attachment with a picture.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }
    /// Creates an attachment without content; the coder is not read.
    public required init?(coder: NSCoder) { super.init() }

    /// Returns the rectangle of the attachment relative to the baseline, in points: its bounds or, without bounds, the size of the picture.
    @preconcurrency @MainActor
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds }

    /// Returns the picture for the attachment; by default, `image`.
    @preconcurrency @MainActor
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image }
}

extension NSTextAttachment {
    /// The character that stands for an attachment in a text.
    public static let character = 0xFFFC
}

extension NSAttributedString {
    /// Creates a text of one character with an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
