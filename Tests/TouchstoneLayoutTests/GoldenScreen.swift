import Foundation
import UIKit

/// A file of the folder Golden: views, their constraints as anchors or as visual formats, and the expected frames on each of several
/// screens.
struct Golden: Decodable {
    struct Guide: Decodable {
        let id: String
        let owner: String
    }

    struct Text: Decodable {
        let char: CGFloat
        let line: CGFloat
        let value: String
    }

    enum MaxWidth: Decodable {
        case points(CGFloat)
        /// The width that constraints determine.
        case automatic

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if (try? container.decode(String.self)) == "auto" {
                self = .automatic
            } else {
                self = .points(try container.decode(CGFloat.self))
            }
        }
    }

    struct View: Decodable {
        let id: String
        let `in`: String
        let kind: String?
        let intrinsic: [CGFloat?]?
        let hug: [Float]?
        let resist: [Float]?
        let text: Text?
        let preferredMaxLayoutWidth: MaxWidth?
        let margins: [CGFloat]?
        let preservesSuperviewLayoutMargins: Bool?
        let insetsLayoutMarginsFromSafeArea: Bool?
        let alignmentRectInsets: [CGFloat]?
        let hidden: Bool?
        let axis: String?
        let distribution: String?
        let alignment: String?
        let spacing: CGFloat?
        let customSpacing: [String: CGFloat]?
        let isLayoutMarginsRelativeArrangement: Bool?
    }

    struct Screen: Decodable {
        let size: [CGFloat]
        let safe: [CGFloat]
        let direction: String?
        let keyboard: CGFloat?
        let tolerance: CGFloat?
        let expect: [String: [CGFloat]]
        let contentSize: [String: [CGFloat]]?
        let conflicts: [String]?
        let otherConflicts: [String]?
    }

    struct Fitting: Decodable {
        let view: String
        let target: [CGFloat]
        let horizontal: Float
        let vertical: Float
        let size: [CGFloat]
    }

    let views: [View]
    let guides: [Guide]?
    let constraints: [String]
    let format: [String]?
    let screens: [Screen]
    let conflicts: [String]?
    let fitting: Fitting?
}
