import { TOPIC_DRAWINGS } from "./block.ts";
import { expect, it } from "vitest";
import { render } from "../../../ui/tests/render.tsx";
import { Block } from "./Block.tsx";

it("draws every topic and says of each drawing in Korean what it shows", () => {
  const topics = TOPIC_DRAWINGS.map((drawing) => ({ title: `제목 ${drawing}`, text: "설명<br>둘째 줄", drawing }));
  const { getAllByRole, container } = render(<Block block={{ kind: "topics", topics }} />);
  expect(getAllByRole("heading", { level: 3 })).toHaveLength(TOPIC_DRAWINGS.length);
  const drawings = getAllByRole("img");
  const names = drawings.map((svg) => svg.getAttribute("aria-label") ?? "");
  expect(new Set(names).size).toBe(TOPIC_DRAWINGS.length);
  for (const name of names) expect(name).toMatch(/[가-힣]/u);
  for (const svg of drawings) expect(svg.querySelectorAll("path").length).toBeGreaterThan(1);
  expect(container.querySelectorAll("br")).toHaveLength(TOPIC_DRAWINGS.length);
});
