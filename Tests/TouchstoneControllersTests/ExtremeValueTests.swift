import Foundation
import Testing
import TouchstoneCore
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// No value that an application sets crashes or hangs the program: each setter receives each value in a window that is laid out, drawn
/// and touched afterward.
@Suite(.application) @MainActor
struct ExtremeValueTests {
    private let app = TestApplication.current

    nonisolated private static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e17, -1e17, 9.3e18,
        .leastNonzeroMagnitude, 0, -0.0,
        -1, 1e6,
    ]
    nonisolated private static let integers = [Int.min, -1, 0, 1, 1_000_000, Int.max]

    private func expectSurvives<View: UIView>(
        _ make: () -> View, _ body: (View) -> Void, in name: String
    ) {
        let window = app.makeWindow()
        let view = make()
        if view.frame.isEmpty { view.frame = CGRect(x: 20, y: 60, width: 200, height: 100) }
        window.addSubview(view)
        _ = LoggedException.collecting {
            body(view)
            app.advance(by: 0.05)
            _ = view.sizeThatFits(CGSize(width: 100, height: 100))
            _ = view.intrinsicContentSize
            _ = window.displayList()
            app.fingerTap(at: CGPoint(x: 100, y: 100))
            app.fingerDrag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 60))
            app.advance(by: 0.3)
        }
        window.isHidden = true
        // The application still works.
        let next = app.makeWindow()
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        next.addSubview(button)
        app.fingerTap(at: button)
        expectEqual(taps, 1, "\(name)")
        next.isHidden = true
    }

    private static let viewSetters: [(String, (UIView, CGFloat) -> Void)] = [
        ("frame", { $0.frame = CGRect(x: $1, y: $1, width: $1, height: $1) }),
        ("bounds", { $0.bounds = CGRect(x: $1, y: $1, width: $1, height: $1) }),
        ("center", { $0.center = CGPoint(x: $1, y: $1) }),
        ("alpha", { $0.alpha = $1 }),
        ("transform", { $0.transform = CGAffineTransform(scaleX: $1, y: $1) }),
        ("rotation", { $0.transform = CGAffineTransform(rotationAngle: $1) }),
        ("transform3D", { $0.layer.transform = CATransform3DMakeScale($1, $1, $1) }),
        ("layoutMargins", { $0.layoutMargins = UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1) }),
        ("contentScaleFactor", { $0.contentScaleFactor = $1 }),
        ("cornerRadius", { $0.layer.cornerRadius = $1 }),
        ("borderWidth", { $0.layer.borderWidth = $1 }),
        ("shadowRadius", { $0.layer.shadowRadius = $1 }),
        ("shadowOpacity", { $0.layer.shadowOpacity = Float($1) }),
        ("shadowOffset", { $0.layer.shadowOffset = CGSize(width: $1, height: $1) }),
        ("opacity", { $0.layer.opacity = Float($1) }),
        ("zPosition", { $0.layer.zPosition = $1 }),
        ("anchorPoint", { $0.layer.anchorPoint = CGPoint(x: $1, y: $1) }),
        ("speed", { $0.layer.speed = Float($1) }),
        ("timeOffset", { $0.layer.timeOffset = $1 }),
        ("beginTime", { $0.layer.beginTime = $1 }),
        ("width constraint", { $0.widthAnchor.constraint(equalToConstant: $1).isActive = true }),
        ("multiplier", { $0.widthAnchor.constraint(equalTo: $0.heightAnchor, multiplier: $1).isActive = true }),
        (
            "hugging",
            { $0.setContentHuggingPriority(UILayoutPriority(rawValue: Float($1)), for: .horizontal) }
        ),
        (
            "animation",
            { view, value in
                UIView.animate(withDuration: value, delay: value) { view.alpha = 0.5 }
            }
        ),
        (
            "spring",
            { view, value in
                UIView.animate(
                    withDuration: 0.1, delay: 0, usingSpringWithDamping: value, initialSpringVelocity: value
                ) { view.center.x += 10 }
            }
        ),
        (
            "animator",
            { view, value in
                let animator = UIViewPropertyAnimator(duration: value, curve: .easeIn) { view.alpha = 0.5 }
                animator.startAnimation()
                animator.fractionComplete = value
            }
        ),
        (
            "press",
            { view, value in
                let press = UILongPressGestureRecognizer()
                press.minimumPressDuration = value
                press.allowableMovement = value
                view.addGestureRecognizer(press)
            }
        ),
        (
            "path",
            { view, value in
                let path = UIBezierPath(
                    roundedRect: CGRect(x: 0, y: 0, width: value, height: value), cornerRadius: value)
                path.addArc(
                    withCenter: CGPoint(x: value, y: 0), radius: value, startAngle: value, endAngle: -value,
                    clockwise: true)
                path.lineWidth = value
                _ = path.contains(CGPoint(x: 1, y: 1))
                _ = path.bounds
                let shape = CAShapeLayer()
                shape.path = path.cgPath
                shape.lineWidth = value
                shape.lineDashPattern = [NSNumber(value: Double(value)), 1]
                shape.strokeEnd = value
                view.layer.addSublayer(shape)
            }
        ),
        (
            "drawing",
            { view, value in
                let size = CGSize(width: 10, height: 10)
                let image = UIGraphicsImageRenderer(size: size).image { context in
                    let path = UIBezierPath(ovalIn: CGRect(x: value, y: 0, width: value, height: 4))
                    path.stroke()
                    context.cgContext.setLineDash(phase: value, lengths: [value, value])
                    context.cgContext.addLine(to: CGPoint(x: value, y: value))
                    context.cgContext.rotate(by: value)
                    context.cgContext.strokePath()
                }
                let shown = UIImageView(image: image)
                view.addSubview(shown)
            }
        ),
        (
            "gradient",
            { view, value in
                let gradient = CAGradientLayer()
                gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
                gradient.locations = [NSNumber(value: Double(value)), 1]
                gradient.startPoint = CGPoint(x: value, y: value)
                gradient.frame = view.bounds
                view.layer.addSublayer(gradient)
            }
        ),
        ("color", { $0.backgroundColor = UIColor(red: $1, green: $1, blue: $1, alpha: $1) }),
        ("hue", { $0.backgroundColor = UIColor(hue: $1, saturation: $1, brightness: $1, alpha: $1) }),
    ]

    @Test(arguments: numbers) func `A view survives any number`(_ value: CGFloat) {
        for (name, set) in Self.viewSetters { expectSurvives({ UIView() }, { set($0, value) }, in: name) }
    }

    @Test(arguments: numbers) func `A label survives any number`(_ value: CGFloat) {
        let setters: [(String, (UILabel) -> Void)] = [
            ("font", { $0.font = .systemFont(ofSize: value) }),
            ("named font", { $0.font = UIFont(name: "Helvetica", size: value) }),
            ("weight", { $0.font = .systemFont(ofSize: 12, weight: UIFont.Weight(value)) }),
            ("preferredMaxLayoutWidth", { $0.preferredMaxLayoutWidth = value }),
            ("minimumScaleFactor", { ($0.adjustsFontSizeToFitWidth, $0.minimumScaleFactor) = (true, value) }),
            ("shadowOffset", { ($0.shadowColor, $0.shadowOffset) = (.red, CGSize(width: value, height: value)) }),
            (
                "height",
                {
                    $0.numberOfLines = 0
                    $0.frame.size.height = value
                }
            ),
            (
                "attributes",
                {
                    let style = NSMutableParagraphStyle()
                    style.lineSpacing = value
                    style.lineHeightMultiple = value
                    style.firstLineHeadIndent = value
                    style.tailIndent = value
                    $0.attributedText = NSAttributedString(
                        string: "one two three",
                        attributes: [.paragraphStyle: style, .kern: value, .baselineOffset: value])
                }
            ),
        ]
        for (name, set) in setters {
            expectSurvives(
                { UILabel() },
                {
                    $0.text = "one two three four five six"
                    set($0)
                }, in: name)
        }
    }

    @Test(arguments: numbers) func `A scroll view survives any number`(_ value: CGFloat) {
        let point = CGPoint(x: value, y: value)
        let insets = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
        let setters: [(String, (UIScrollView) -> Void)] = [
            ("contentSize", { $0.contentSize = CGSize(width: value, height: value) }),
            ("contentOffset", { $0.contentOffset = point }),
            ("animated offset", { $0.setContentOffset(point, animated: true) }),
            ("contentInset", { $0.contentInset = insets }),
            ("minimumZoomScale", { $0.minimumZoomScale = value }),
            ("maximumZoomScale", { $0.maximumZoomScale = value }),
            ("zoomScale", { $0.zoomScale = value }),
            ("zoom", { $0.zoom(to: CGRect(x: value, y: value, width: value, height: value), animated: true) }),
            ("visible", { $0.scrollRectToVisible(CGRect(x: value, y: 0, width: value, height: 1), animated: true) }),
            ("decelerationRate", { $0.decelerationRate = UIScrollView.DecelerationRate(rawValue: value) }),
            ("indicators", { $0.verticalScrollIndicatorInsets = insets }),
        ]
        for (name, set) in setters {
            expectSurvives(
                { UIScrollView() },
                {
                    $0.contentSize = CGSize(width: 500, height: 500)
                    set($0)
                }, in: name)
        }
    }

    @Test(arguments: numbers) func `Controls survive any number`(_ value: CGFloat) {
        let insets = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
        expectSurvives({ UISlider() }, { $0.minimumValue = Float(value) }, in: "slider minimum")
        expectSurvives({ UISlider() }, { $0.maximumValue = Float(value) }, in: "slider maximum")
        expectSurvives({ UISlider() }, { $0.value = Float(value) }, in: "slider value")
        expectSurvives({ UIStepper() }, { $0.minimumValue = value }, in: "stepper minimum")
        expectSurvives({ UIStepper() }, { $0.maximumValue = value }, in: "stepper maximum")
        expectSurvives({ UIStepper() }, { $0.stepValue = value }, in: "step")
        expectSurvives({ UIProgressView() }, { $0.progress = Float(value) }, in: "progress")
        expectSurvives(
            { UISegmentedControl(items: ["a", "b"]) }, { $0.setWidth(value, forSegmentAt: 0) }, in: "segment")
        expectSurvives(
            { UIButton(type: .system) },
            {
                $0.setTitle("Pay", for: .normal)
                $0.contentEdgeInsets = insets
                $0.titleEdgeInsets = insets
                $0.imageEdgeInsets = insets
            }, in: "button insets")
        expectSurvives(
            { UIButton(configuration: .filled()) },
            {
                $0.configuration?.title = "Pay"
                $0.configuration?.imagePadding = value
                $0.configuration?.contentInsets = NSDirectionalEdgeInsets(
                    top: value, leading: value, bottom: value, trailing: value)
                $0.configuration?.background.cornerRadius = value
            }, in: "configuration")
        expectSurvives(
            { UITextField() },
            {
                $0.text = "words"
                $0.font = .systemFont(ofSize: value)
            }, in: "field")
        expectSurvives(
            { UITextView() },
            {
                $0.text = "some words\nof text"
                $0.font = .systemFont(ofSize: value)
                $0.textContainerInset = insets
                $0.textContainer.lineFragmentPadding = value
            }, in: "text view")
        expectSurvives(
            { UIDatePicker() },
            {
                $0.minimumDate = Date(timeIntervalSinceReferenceDate: value)
                $0.date = Date(timeIntervalSinceReferenceDate: value)
                $0.countDownDuration = value
            }, in: "date picker")
        expectSurvives(
            { UIStackView(arrangedSubviews: [UILabel(), UISwitch()]) },
            {
                $0.spacing = value
                $0.setCustomSpacing(value, after: $0.arrangedSubviews[0])
                $0.isLayoutMarginsRelativeArrangement = true
                $0.layoutMargins = insets
            }, in: "stack")
    }

    @Test(arguments: numbers) func `Lists survive any number`(_ value: CGFloat) {
        let insets = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
        let rows = Rows()
        let setters: [(String, (UITableView) -> Void)] = [
            ("rowHeight", { $0.rowHeight = value }),
            ("estimatedRowHeight", { $0.estimatedRowHeight = value }),
            ("sectionHeaderHeight", { $0.sectionHeaderHeight = value }),
            ("sectionFooterHeight", { $0.sectionFooterHeight = value }),
            ("sectionHeaderTopPadding", { $0.sectionHeaderTopPadding = value }),
            ("separatorInset", { $0.separatorInset = insets }),
            ("contentInset", { $0.contentInset = insets }),
            ("contentOffset", { $0.contentOffset.y = value }),
        ]
        for (name, set) in setters {
            expectSurvives(
                { UITableView(frame: .zero, style: .grouped) },
                {
                    $0.dataSource = rows
                    set($0)
                }, in: name)
        }
        let layouts: [(String, (UICollectionViewFlowLayout) -> Void)] = [
            ("itemSize", { $0.itemSize = CGSize(width: value, height: value) }),
            ("estimatedItemSize", { $0.estimatedItemSize = CGSize(width: value, height: value) }),
            ("minimumLineSpacing", { $0.minimumLineSpacing = value }),
            ("minimumInteritemSpacing", { $0.minimumInteritemSpacing = value }),
            ("sectionInset", { $0.sectionInset = insets }),
            ("headerReferenceSize", { $0.headerReferenceSize = CGSize(width: value, height: value) }),
        ]
        for (name, set) in layouts {
            let layout = UICollectionViewFlowLayout()
            expectSurvives(
                {
                    UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
                },
                {
                    $0.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                    $0.dataSource = rows
                    set(layout)
                }, in: name)
        }
    }

    @Test(arguments: integers) func `Counts and indices survive any integer`(_ value: Int) {
        expectSurvives(
            { UILabel() },
            {
                $0.text = "one two three"
                $0.numberOfLines = value
                $0.tag = value
            }, in: "label")
        expectSurvives(
            { UIPageControl() },
            {
                $0.numberOfPages = value
                $0.currentPage = value
            }, in: "page control")
        expectSurvives(
            { UISegmentedControl(items: ["a", "b"]) },
            {
                $0.selectedSegmentIndex = value
                $0.insertSegment(withTitle: "c", at: value, animated: false)
                $0.removeSegment(at: value, animated: false)
                $0.setTitle("d", forSegmentAt: value)
                _ = $0.titleForSegment(at: value)
            }, in: "segments")
        expectSurvives({ UIDatePicker() }, { $0.minuteInterval = value }, in: "minutes")
        expectSurvives(
            { UIPickerView() },
            {
                $0.selectRow(value, inComponent: value, animated: true)
                _ = $0.selectedRow(inComponent: value)
            }, in: "picker")
        expectSurvives(
            { UIView() },
            { view in
                let tap = UITapGestureRecognizer()
                tap.numberOfTapsRequired = value
                tap.numberOfTouchesRequired = value
                let pan = UIPanGestureRecognizer()
                pan.minimumNumberOfTouches = value
                pan.maximumNumberOfTouches = value
                let press = UILongPressGestureRecognizer()
                press.numberOfTouchesRequired = value
                press.numberOfTapsRequired = value
                for recognizer in [tap, pan, press] { view.addGestureRecognizer(recognizer) }
                view.insertSubview(UIView(), at: value)
                view.exchangeSubview(at: value, withSubviewAt: 0)
            }, in: "recognizers")
        let rows = Rows()
        expectSurvives(
            { UITableView() },
            {
                $0.dataSource = rows
                $0.layoutIfNeeded()
                let path = IndexPath(row: value, section: value)
                $0.scrollToRow(at: path, at: .middle, animated: true)
                $0.selectRow(at: path, animated: false, scrollPosition: .top)
                _ = $0.cellForRow(at: path)
                _ = $0.rectForRow(at: path)
                _ = $0.rect(forSection: value)
                _ = $0.numberOfRows(inSection: value)
                $0.reloadRows(at: [path], with: .automatic)
                $0.deselectRow(at: path, animated: true)
            }, in: "table")
        expectSurvives(
            { UITextView() },
            {
                $0.text = "some words"
                $0.selectedRange = NSRange(location: value, length: value)
                $0.scrollRangeToVisible(NSRange(location: value, length: 1))
                $0.textContainer.maximumNumberOfLines = value
            }, in: "text view")
    }

    private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }
}
