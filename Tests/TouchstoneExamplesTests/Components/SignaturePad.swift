import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A pad that the pencil signs. A palm leaves no ink; pressure makes the line wider; Undo removes the last stroke.
final class SignaturePad: UIView {
    struct Sample: Equatable {
        var place: CGPoint
        var width: CGFloat
    }

    let undoButton = UIButton(type: .system)
    private(set) var strokes: [[Sample]] = []
    /// For the view that draws the ink.
    var onInkChanged: (() -> Void)?

    private var active: UITouch?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        undoButton.setTitle("Undo", for: .normal)
        undoButton.addAction(UIAction { [weak self] _ in self?.undo() }, for: .touchUpInside)
        addSubview(undoButton)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        undoButton.frame = CGRect(x: bounds.width - 70, y: 10, width: 60, height: 44)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where active == nil && touch.type == .pencil {
            active = touch
            strokes.append([sample(of: touch)])
            onInkChanged?()
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let active, touches.contains(active) else { return }
        let samples = (event?.coalescedTouches(for: active) ?? [active]).map { sample(of: $0) }
        strokes[strokes.count - 1].append(contentsOf: samples)
        onInkChanged?()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let active, touches.contains(active) else { return }
        self.active = nil
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let active, touches.contains(active) else { return }
        self.active = nil
        undo()
    }

    private func sample(of touch: UITouch) -> Sample {
        let pressure = touch.maximumPossibleForce > 0 ? touch.force / touch.maximumPossibleForce : 0
        return Sample(place: touch.preciseLocation(in: self), width: 1 + 4 * pressure)
    }

    private func undo() {
        guard !strokes.isEmpty else { return }
        strokes.removeLast()
        onInkChanged?()
    }
}

// MARK: - Tests

@MainActor private func makePad(in app: TestApplication) -> SignaturePad {
    let controller = UIViewController()
    let pad = SignaturePad(frame: CGRect(x: 20, y: 200, width: 350, height: 200))
    pad.accessibilityIdentifier = "signature"
    controller.view.addSubview(pad)
    app.makeWindow(root: controller)
    return pad
}

@Test(.application) @MainActor func `A drag of the pencil is one stroke from its start to its end`() throws {
    let app = TestApplication.current
    let pad = makePad(in: app)
    app.pencilDrag(from: CGPoint(x: 60, y: 340), to: CGPoint(x: 260, y: 340))
    expectEqual(pad.strokes.count, 1)
    let first = try #require(pad.strokes.first?.first)
    let last = try #require(pad.strokes.first?.last)
    #expect(abs(first.place.x - 40) < 0.5)
    #expect(abs(last.place.x - 240) < 0.5)
    #expect(abs(last.place.y - 140) < 0.5)
    expectEqual(app.events, [.began(pad), .moved(pad), .ended(pad)])
}

@Test(.application) @MainActor func `More pressure makes a wider line`() throws {
    let app = TestApplication.current
    let pad = makePad(in: app)
    app.pencilDrag(
        from: CGPoint(x: 60, y: 300), to: CGPoint(x: 260, y: 300), contact: PencilContact(force: 0.2))
    app.pencilDrag(
        from: CGPoint(x: 60, y: 360), to: CGPoint(x: 260, y: 360), contact: PencilContact(force: 0.8))
    try #require(pad.strokes.count == 2)
    let light = try #require(pad.strokes[0].map(\.width).max())
    let firm = try #require(pad.strokes[1].map(\.width).max())
    #expect(light > 1)
    #expect(firm > light)
}

@Test(.application) @MainActor func `A finger leaves no ink`() {
    let app = TestApplication.current
    let pad = makePad(in: app)
    app.fingerDrag(from: CGPoint(x: 60, y: 340), to: CGPoint(x: 260, y: 340))
    #expect(pad.strokes.isEmpty)
    app.expectEvents([.began(pad), .moved(pad), .ended(pad)])
}

@Test(.application) @MainActor func `Undo removes the last stroke for a pencil and for a finger`() {
    let app = TestApplication.current
    let pad = makePad(in: app)
    app.pencilDrag(from: CGPoint(x: 60, y: 340), to: CGPoint(x: 260, y: 340))
    app.pencilTap(at: pad.undoButton)
    #expect(pad.strokes.isEmpty)

    app.pencilDrag(from: CGPoint(x: 60, y: 340), to: CGPoint(x: 260, y: 340))
    app.pencilDrag(from: CGPoint(x: 60, y: 360), to: CGPoint(x: 260, y: 360))
    app.fingerTap(at: pad.undoButton)
    expectEqual(pad.strokes.count, 1)
}
