import { expect, test } from "vitest";
import { guardsIn, nameFor, pickFile, sampleFile } from "./test-file.ts";

test("a file is read by its ending, and an unknown ending or too large a file is refused in words", async () => {
  expect(await pickFile(new File([sampleFile], "Shop rules.CSV"))).toMatchObject({
    format: "csv",
    content: sampleFile,
  });
  expect(await pickFile(new File(["{}"], "promptfooconfig.json"))).toMatchObject({ format: "yaml" });
  expect(await pickFile(new File(["x"], "rules.docx"))).toContain(".csv");
  expect(await pickFile(new File(["x".repeat(4_000_001)], "rules.csv"))).toContain("too large");
});

test("the name of a set follows the file's, and guarded texts are one a line", () => {
  expect(nameFor("Shop rules (new).csv")).toBe("Shop rules -new-");
  expect(nameFor("…")).toBe("");
  expect(guardsIn(" STAFF-2291 \n\nblue harbor\n")).toEqual(["STAFF-2291", "blue harbor"]);
});
