import { DanjiProvider } from "@danji/ui/provider";
import { cleanup, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { TopStrip } from "./TopStrip.tsx";

const SCHEDULE = {
  page: "/BusinessGuide/plan",
  planned: true,
  events: [{ key: "notice", title: "모집공고", start: "2026-12-04" }],
};

const show = (today: string, sample?: string) =>
  render(
    <DanjiProvider>
      <TopStrip
        identity={{ bannerDrawing: "M0 0h9", bannerText: "물가의 집", sample }}
        schedule={SCHEDULE}
        today={today}
      />
    </DanjiProvider>,
  );

it.each([
  ["2026-12-01", "D-3"],
  ["2026-12-04", "D-DAY"],
])("counts down to the next date: on %s %s", (today, label) => {
  show(today);
  expect(screen.getByRole("link").textContent).toContain(label);
});

it("shows no date after the last one", () => {
  show("2026-12-05");
  expect(screen.queryByRole("link")).toBeNull();
});

it("marks a sample before everything else, and no other complex", () => {
  const { container } = show("2026-12-01", "가상 단지(예시)");
  expect(container.textContent).toMatch(/^가상 단지\(예시\)물가의 집/u);
  cleanup();
  expect(show("2026-12-01").container.querySelector("strong")).toBeNull();
});
