import UIKit

/// Every name of the kind "text" that touch code uses, once, with the type that UIKit documents.
@MainActor
struct TextNames {
    func fonts() {
        let named: UIFont? = UIFont(name: "HelveticaNeue-Light", size: 17)  // UIFont.init(name:size:)
        let forced: UIFont = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)  // UIFont.init(name:size:)
        let body: UIFont = UIFont.preferredFont(forTextStyle: .body)  // UIFont.preferredFont(forTextStyle:)
        let styles: [UIFont.TextStyle] = [  // UIFont.TextStyle
            .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1,
            .caption2,
        ]
        let fontName: String = body.fontName  // UIFont.fontName
        _ = (named, styles, fontName, forced)
    }

    func attributes() {
        let paragraph: NSMutableParagraphStyle = NSMutableParagraphStyle()  // NSMutableParagraphStyle
        paragraph.alignment = .center  // NSMutableParagraphStyle
        paragraph.lineSpacing = 4  // NSMutableParagraphStyle
        paragraph.lineBreakMode = .byTruncatingTail  // NSMutableParagraphStyle
        paragraph.lineHeightMultiple = 1.2  // NSMutableParagraphStyle
        let fixed: NSParagraphStyle = NSParagraphStyle.default  // NSParagraphStyle
        let copied = fixed.mutableCopy() as? NSMutableParagraphStyle  // NSParagraphStyle
        let style: NSParagraphStyle = paragraph  // NSParagraphStyle
        let keys: [NSAttributedString.Key] = [
            NSAttributedString.Key.font,  // NSAttributedString.Key.font
            NSAttributedString.Key.foregroundColor,  // NSAttributedString.Key.foregroundColor
            NSAttributedString.Key.paragraphStyle,  // NSAttributedString.Key.paragraphStyle
        ]
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 12),  // NSAttributedString.Key.font
            .foregroundColor: UIColor.red,  // NSAttributedString.Key.foregroundColor
            .paragraphStyle: style,  // NSAttributedString.Key.paragraphStyle
        ]
        let text: NSAttributedString = NSAttributedString(string: "Hello", attributes: attributes)
        let size: CGSize = text.size()  // NSAttributedString.size()
        _ = (copied, keys, size)
    }

    func strings() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 12)]
        let text: NSString = "Hello"
        let size: CGSize = text.size(withAttributes: attributes)  // NSString.size(withAttributes:)
        let swift: CGSize =  // NSString.size(withAttributes:)
            ("Hello" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 9)])
        let bridged: CGSize = "Hello".size(withAttributes: attributes)  // NSString.size(withAttributes:)
        text.draw(  // NSString.draw(in:withAttributes:)
            in: CGRect(x: 0, y: 0, width: 90, height: 20), withAttributes: attributes)
        "Hello".draw(in: .zero, withAttributes: nil)  // NSString.draw(in:withAttributes:)
        let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]  // NSStringDrawingOptions
        let rect: CGRect = text.boundingRect(  // NSStringDrawingOptions
            with: CGSize(width: 90, height: CGFloat.greatestFiniteMagnitude), options: options,
            attributes: attributes, context: nil)
        _ = (size, swift, bridged, rect)
    }
}
