import { readFileSync } from "node:fs";
import { join } from "node:path";
import { patternOf, TERMS } from "@danji/complex/check/voice/terms";
import { describe, expect, it } from "vitest";

const doc = readFileSync(join(import.meta.dirname, "../../docs/voice.md"), "utf8");

/** Rows of the table under the heading 쓰는 말. */
const rows = (doc.split("## 쓰는 말")[1]?.split("\n## ")[0] ?? "")
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .slice(2)
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe("docs/voice.md", () => {
  it("shows the terms that the check knows", () => {
    expect(rows).toEqual(TERMS.map(({ avoid, use }) => [avoid, use]));
  });

  it("recommends no word that the check would find", () => {
    const found = TERMS.flatMap(({ use }) =>
      TERMS.filter((term) => patternOf(term).test(use)).map(({ avoid }) => avoid),
    );
    expect(found).toEqual([]);
  });
});
