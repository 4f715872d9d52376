import UIKit

class StopwatchViewController: UIViewController {
    var timer: Timer?
    var blink: Timer?
    @objc dynamic var seconds = 0
    let label = UILabel(frame: CGRect(x: 0, y: 100, width: 390, height: 50))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        let start = UIBarButtonItem(title: "Start", style: .plain, target: self, action: #selector(start))
        let stop = UIBarButtonItem(
            barButtonSystemItem: .stop, target: self, action: #selector(StopwatchViewController.stop(_:)))
        navigationItem.rightBarButtonItems = [start, stop]
    }

    @objc func start() {
        timer?.invalidate()
        timer = Timer.scheduledTimer(
            timeInterval: 1.0, target: self, selector: #selector(tick(_:)), userInfo: ["step": 2], repeats: true)
        blink = Timer(timeInterval: 0.5, target: self, selector: #selector(blinkLabel), userInfo: nil, repeats: true)
        RunLoop.current.add(blink!, forMode: .common)
    }

    @objc func stop(_ sender: UIBarButtonItem) {
        timer?.invalidate()
        timer = nil
        blink?.invalidate()
    }

    @objc private func tick(_ timer: Timer) {
        let step = (timer.userInfo as? [String: Int])?["step"] ?? 1
        seconds += step
        label.text = "\(seconds)"
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(cheer), object: nil)
        perform(#selector(cheer), with: nil, afterDelay: 0.3)
    }

    @objc private func blinkLabel() { label.isHidden.toggle() }
    private(set) var cheers = 0
    private(set) var greetings = 0
    func greetLater() {
        let work = DispatchWorkItem { [weak self] in self?.greetings += 10 }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
            self?.greetings += 1
            work.cancel()
        }
        DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(800), execute: work)
        DispatchQueue.main.async { self.greetings += 100 }
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in self?.greetings += 1000 }
    }
    @objc func cheer() { cheers += 1 }
}
