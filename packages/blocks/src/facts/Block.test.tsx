import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Block } from "./Block.tsx";

const facts = {
  items: {
    households: { term: "세대수", value: "1,204", unit: "세대" },
    siteArea: { term: "대지면적", value: "약 49,525", unit: "㎡" },
    line: { term: "광역버스", value: "5503", unit: "번" },
  },
  source: "분양계획",
  asOf: "2026-11-21",
  stage: "design",
  works: {},
} as const;

/** Texts of the figures that count up. */
function counted(large: boolean): (string | null)[] {
  const page = document.createElement("div");
  page.innerHTML = renderToStaticMarkup(
    <Block facts={facts} block={{ kind: "facts", keys: Object.keys(facts.items), large }} />,
  );
  return [...page.querySelectorAll("dd [data-state=rest]")].map(({ textContent }) => textContent);
}

it("counts up whole numbers among large numerals, and nothing else", () => {
  expect(counted(true)).toEqual(["1,204"]);
  expect(counted(false)).toEqual([]);
});
