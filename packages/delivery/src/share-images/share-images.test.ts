import { expect, it } from "vitest";
import { templateFolder } from "../../tests/samples.ts";
import { readComplex } from "../content/read-complex.ts";
import { shareGroup } from "./share-images.ts";

it("states facts below the title, and of those that are planned their status", async () => {
  const complex = await readComplex(templateFolder);
  const items = {
    area: { term: "전용면적", value: "84", unit: "㎡", note: "두 가지 타입" },
    moveIn: { term: "입주", value: "2027년 4월", note: "예정" },
  };
  const [facts, share] = [
    { ...complex.facts, items },
    { ...complex.share, facts: ["area", "moveIn"] },
  ];
  expect(shareGroup({ ...complex, facts, share }, "/").name).toMatch(/ · 전용면적 84㎡ · 입주 2027년 4월\(예정\)$/u);
});
