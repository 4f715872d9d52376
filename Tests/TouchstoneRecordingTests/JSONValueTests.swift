import Testing
import TouchstoneExpectations
import TouchstoneText

/// Reading and writing JSON values.
struct JSONValueTests {
    @Test(arguments: [
        "null", "true", "false", "0", "-7", "0.1", "1.5e-07", "9007199254740993", #""a\"b\\c\nd""#, "[]", "{}",
        #"[1,[2,"x"],{"a":null}]"#, #"{"a":{"c":[true,1.5]},"b":"é"}"#,
    ])
    func `a value that was read is written as the same JSON`(_ json: String) {
        expectEqual(JSONValue(json.utf8)?.description, json)
    }

    @Test func `keys are sorted and numbers without a fraction are integers`() {
        let value: JSONValue = ["b": 1.0, "a": [2.5, "x", true], "c": .number(.infinity), "d": .null]
        expectEqual(value.description, #"{"a":[2.5,"x",true],"b":1,"c":null,"d":null}"#)
    }

    @Test func `a value of another kind is null`() {
        let value: JSONValue = ["fingers": [["x": 1], ["x": 9_007_199_254_740_992]]]
        expectEqual(value["fingers"][1]["x"].number, 0x1p53)
        #expect(value["fingers"][2]["x"].isNull && value["thumbs"][0].isNull && value["fingers"]["x"].number == nil)
        expectEqual(JSONValue("9007199254740993".utf8)?.number, 0x1p53)
    }
}
