import { createRef } from "react";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../tests/hydrate.tsx";
import { readAloud } from "../../tests/readAloud.ts";
import { render } from "../../tests/render.tsx";
import { Timeline, TIMELINE_STATES } from "./index.ts";

const opening = (
  <Timeline.Item state="next">
    <Timeline.Time dateTime="2026-12-11">2026.12.11(금)</Timeline.Time>
    <Timeline.Title>견본주택 개관</Timeline.Title>
    <Timeline.Countdown days={20} />
  </Timeline.Item>
);

describe("Timeline", () => {
  it("hydrates without a change", async () => {
    const { served, hydrated, errors, left } = await hydrate(<Timeline.Root label="분양일정">{opening}</Timeline.Root>);
    expect(served).toContain('datetime="2026-12-11"');
    expect(hydrated).toBe(served);
    expect([errors, left]).toEqual([[], ""]);
  });

  it.each(TIMELINE_STATES)("marks the next date, and no other, as the current one: %s", (state) => {
    const { getByRole } = render(<Timeline.Item state={state} />);
    expect(getByRole("listitem").getAttribute("aria-current")).toBe(state === "next" ? "date" : null);
  });

  it("says the days that are left instead of their sign", async () => {
    render(<Timeline.Root label="분양일정">{opening}</Timeline.Root>);
    const spoken = (await readAloud()).join(" / ");
    expect(spoken).toContain("20일 남음");
    expect(spoken).not.toContain("D-20");
  });

  it("hands refs and props to the one node of each part", () => {
    const [root, item, time, action] = [
      createRef<HTMLOListElement>(),
      createRef<HTMLLIElement>(),
      createRef<HTMLTimeElement>(),
      createRef<HTMLDivElement>(),
    ];
    const [title, mark, count, note] = [
      createRef<HTMLElement>(),
      createRef<HTMLSpanElement>(),
      createRef<HTMLSpanElement>(),
      createRef<HTMLParagraphElement>(),
    ];
    render(
      <Timeline.Root label="분양일정" ref={root} data-part="root">
        <Timeline.Item state="later" ref={item} data-part="item">
          <Timeline.Time dateTime="2027-04" ref={time} data-part="time" />
          <Timeline.Title ref={title} data-part="title" />
          <Timeline.Mark ref={mark} data-part="mark" />
          <Timeline.Countdown days={1} ref={count} data-part="count" />
          <Timeline.Note ref={note} data-part="note" />
          <Timeline.Action ref={action} data-part="action" />
        </Timeline.Item>
      </Timeline.Root>,
    );
    const parts = [root, item, time, title, mark, count, note, action].map(({ current }) => [
      current?.tagName,
      current?.dataset["part"],
    ]);
    expect(parts).toEqual([
      ["OL", "root"],
      ["LI", "item"],
      ["TIME", "time"],
      ["STRONG", "title"],
      ["SPAN", "mark"],
      ["SPAN", "count"],
      ["P", "note"],
      ["DIV", "action"],
    ]);
  });
});
