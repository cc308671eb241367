import { DanjiProvider } from "@danji/ui/provider";
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { PageAddress } from "../parts/use-open-by-address.ts";
import { PageSections } from "./PageSections.tsx";

const sections = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    heading: `제목 ${index + 1}`,
    layout: "beside" as const,
    surface: "page" as const,
    blocks: [{ kind: "comingSoon" as const }],
  }));

describe("closed sections", () => {
  const closed = sections(3).map((section, index) => ({ ...section, closed: index > 0 }));
  const showAt = (fragment: string) =>
    render(
      <DanjiProvider>
        <PageAddress value={{ fragment, visit: "1" }}>
          <PageSections sections={closed} renderBlock={({ kind }) => <p>{kind}</p>} />
        </PageAddress>
      </DanjiProvider>,
    );
  const states = () =>
    screen.getAllByRole("button").map((button) => [button.textContent, button.getAttribute("aria-expanded")]);

  it("are headings that open to their content, each by itself", () => {
    showAt("");
    expect(screen.getAllByText("comingSoon")).toHaveLength(3);
    for (const button of screen.getAllByRole("button")) fireEvent.click(button);
    expect(states()).toEqual([
      ["제목 2", "true"],
      ["제목 3", "true"],
    ]);
  });

  it("are open where the page's address names them", () => {
    showAt("#section-3");
    expect(states()).toEqual([
      ["제목 2", "false"],
      ["제목 3", "true"],
    ]);
  });
});
