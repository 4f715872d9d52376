import Foundation

// The layout of a text field's line, in a font that is reduced to fit if the field requests it.
extension UITextField {
    /// The clusters of the text, or dots in their place.
    var shownClusters: [Character] {
        let clusters = editor.content.clusters
        return isSecureTextEntry ? Array(repeating: "•", count: clusters.count) : clusters
    }

    func layout(_ clusters: [Character], in area: CGRect, shift: CGFloat, shrinks: Bool = true) -> TextLayout {
        var font = shownFont
        var styles =
            isSecureTextEntry || !hasText ? [] : editor.runs(font: font, color: textColor ?? .label)
        if shrinks, adjustsFontSizeToFitWidth {
            let scale = scale(of: clusters, styles, font, in: area.width)
            if scale < 1 {
                font = font.withSize(font.pointSize * scale)
                for index in styles.indices {
                    styles[index].font = styles[index].font.withSize(styles[index].font.pointSize * scale)
                }
            }
        }
        let height = styles.map(\.font.lineHeight).max() ?? font.lineHeight
        let frame = CGRect(x: area.minX - shift, y: area.midY - height / 2, width: area.width, height: height)
        return TextLayout(
            clusters, styles: styles, font: font, measurer: textMeasurer, in: frame, alignment: textAlignment,
            wraps: false)
    }

    /// Returns the scale at which the text fits the width, or at which its largest font has the minimum size.
    private func scale(
        of clusters: [Character], _ styles: [AttributedText.Run], _ font: UIFont, in width: CGFloat
    ) -> CGFloat {
        let frame = CGRect(x: 0, y: 0, width: width, height: font.lineHeight)
        let line = TextLayout(
            clusters, styles: styles, font: font, measurer: textMeasurer, in: frame, alignment: .left, wraps: false
        ).lines[0]
        let natural = line.right - line.left
        let size = styles.map(\.font.pointSize).max() ?? font.pointSize
        guard width > 0, natural > width, size > 0 else { return 1 }
        return max(width / natural, max(0, minimumFontSize) / size)
    }
}
