import { DanjiProvider } from "@danji/ui/provider";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { PageSections } from "./PageSections.tsx";

afterEach(cleanup);

const sections = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    heading: `제목 ${index + 1}`,
    layout: "beside" as const,
    surface: "page" as const,
    blocks: [{ kind: "comingSoon" as const }],
  }));

const show = (count: number, contents: boolean) =>
  render(
    <DanjiProvider>
      <PageSections sections={sections(count)} contents={contents} renderBlock={({ kind }) => <p>{kind}</p>} />
    </DanjiProvider>,
  );

it("renders every section with its blocks", () => {
  show(2, false);
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "제목 1",
    "제목 2",
  ]);
  expect(screen.getAllByText("comingSoon")).toHaveLength(2);
});

it("leads to each section of a long page from its table of contents", () => {
  show(8, true);
  const link = screen.getByRole("link", { name: "제목 8" });
  expect(document.querySelector(link.getAttribute("href") ?? "")?.textContent).toContain("제목 8");
});

it.each([
  [7, true],
  [8, false],
])("has no table of contents with %i sections and contents %s", (count, contents) => {
  show(count, contents);
  expect(screen.queryByRole("navigation")).toBeNull();
});
