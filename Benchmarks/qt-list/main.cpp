// Frames of a Qt Quick ListView that is dragged and of one that flicks on, beside `touchstone-bench list`: 100,000 rows of 44 points with
// a text each, reused, in a window of 400 x 800 without a screen. A frame is the mouse event, the animations' step and polishItems(), in
// which the view makes and places its delegates; nothing is drawn. Rows are peer,set,median_ns,min_ns,points,mismatch.
#include <QtGui>
#include <QtQml>
#include <QtQuick>
#include <malloc.h>
#include <private/qquickwindow_p.h>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

// Time that goes on a frame at a time.
struct Frames : QAnimationDriver {
    qint64 time = 0;
    void advance() override { time += 16; advanceAnimation(); }
    qint64 elapsed() const override { return time; }
};

static Frames *frames;
static QQuickWindow *window;
static ulong stamp = 1000;

static void frame() {
    frames->advance();
    QCoreApplication::sendPostedEvents();
    QQuickWindowPrivate::get(window)->polishItems();
}

static void mouse(QEvent::Type type, double y) {
    stamp += type == QEvent::MouseButtonPress ? 1000 : 16;
    bool up = type == QEvent::MouseButtonRelease, move = type == QEvent::MouseMove;
    QMouseEvent event(type, QPointF(100, y), QPointF(100, y), QPointF(100, y), move ? Qt::NoButton : Qt::LeftButton,
                      up ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
    event.setTimestamp(stamp);
    QCoreApplication::sendEvent(window, &event);
}

static size_t bytes() { return mallinfo2().uordblks; }

template <class Work> static void report(const char *set, int count, int &wrong, Work work) {
    std::vector<double> times;
    work();
    for (int round = 0; round < 7; round++) {
        auto start = std::chrono::steady_clock::now();
        work();
        times.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() / count * 1e9);
    }
    std::sort(times.begin(), times.end());
    printf("qt-quick-ListView,%s,%.1f,%.1f,%d,%d\n", set, times[3], times[0], count, wrong);
}

int main(int argc, char **argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    QGuiApplication app(argc, argv);
    const int count = 1000;
    frames = new Frames;
    frames->install();
    QQmlEngine engine;
    size_t before = bytes();
    QQmlComponent component(&engine);
    component.setData(R"(import QtQuick 2.15
        ListView { width: 400; height: 800; model: 100000; reuseItems: true
            delegate: Item { width: 400; height: 44; Text { x: 16; height: 44; verticalAlignment: Text.AlignVCenter; text: "Row " + index } } })",
                      QUrl());
    auto *list = qobject_cast<QQuickItem *>(component.create());
    if (!list) { fprintf(stderr, "%s\n", qPrintable(component.errorString())); return 1; }
    window = new QQuickWindow;
    window->resize(400, 800);
    list->setParentItem(window->contentItem());
    window->create();
    for (int i = 0; i < 5; i++) frame();
    size_t shown = bytes() - before;
    auto offset = [&] { return list->property("contentY").toDouble(); };
    auto content = [&] { return list->property("contentItem").value<QQuickItem *>()->childItems().size(); };
    printf("peer,set,median_ns,min_ns,points,mismatch\n");
    int wrong = 0;
    report("drag", count, wrong, [&] {
        list->setProperty("contentY", 20000.0);
        frame();
        double y = 400;
        mouse(QEvent::MouseButtonPress, y);
        for (int i = 0; i < 2; i++) { y -= 20; mouse(QEvent::MouseMove, y); frame(); }
        double start = offset(), from = y;
        for (int i = 0; i < count; i++) { y += i / 100 % 2 == 0 ? -20 : 20; mouse(QEvent::MouseMove, y); frame(); }
        if (qAbs(offset() - start - (from - y)) > 0.5) wrong++;
        for (int i = 0; i < 10; i++) frame();
        mouse(QEvent::MouseButtonRelease, y);
        for (int i = 0; i < 60; i++) frame();
    });
    wrong = 0;
    report("deceleration", count, wrong, [&] {
        for (int left = count, down = 1; left > 0; left -= 100, down = !down) {
            QMetaObject::invokeMethod(list, "cancelFlick");
            list->setProperty("contentY", 20000.0);
            frame();
            double start = offset(), y = 400;
            mouse(QEvent::MouseButtonPress, y);
            for (int i = 0; i < 6; i++) { y += down ? -30 : 30; mouse(QEvent::MouseMove, y); frame(); }
            mouse(QEvent::MouseButtonRelease, y);
            if (!list->property("flicking").toBool()) wrong++;
            for (int i = 0; i < 100; i++) frame();
            if (qAbs(offset() - start) < 300) wrong++;
        }
    });
    printf("what,bytes,cells\nshown,%zu,%lld\n", shown, (long long)content());
    return 0;
}
