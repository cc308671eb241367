import { render as renderBare } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, onTestFinished } from "vitest";
import { secondTheme } from "../../tests/secondTheme.ts";
import { Button } from "../button/index.ts";
import { Popup } from "../popup/index.ts";
import { Reset } from "../reset/index.ts";
import { channelsOf } from "../theme/color.ts";
import { theme, type Theme } from "../theme/index.ts";
import { DanjiProvider, ThemeScope } from "./index.ts";

const rgb = (color: string) => `rgb(${channelsOf(color).replaceAll(" ", ", ")})`;
const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor;
const actionAt = (element: Element) => getComputedStyle(element).getPropertyValue("--danji-color-action");

function Site({ themes }: { themes: readonly Theme[] }) {
  return (
    <DanjiProvider>
      <h2>밖</h2>
      {themes.map((scoped, index) => (
        <ThemeScope key={index} theme={scoped}>
          <h2>안 {index}</h2>
          <Button>버튼 {index}</Button>
          <Popup.Root>
            <Popup.Trigger>열기 {index}</Popup.Trigger>
            <Popup.Content label="창">내용</Popup.Content>
          </Popup.Root>
        </ThemeScope>
      ))}
    </DanjiProvider>
  );
}

function selectScheme(scheme: "light" | "dark"): void {
  document.documentElement.dataset["colorScheme"] = scheme;
  onTestFinished(() => document.documentElement.removeAttribute("data-color-scheme"));
}

it.each([
  ["light", "only", secondTheme],
  ["dark", "dark", secondTheme.dark ?? theme],
] as const)("a page in a theme is %s where it says so", (scheme, used, { color }) => {
  selectScheme(scheme);
  renderBare(
    <DanjiProvider theme={secondTheme}>
      <Reset />
    </DanjiProvider>,
  );
  expect(getComputedStyle(document.documentElement).colorScheme).toContain(used);
  expect(backgroundOf(document.body)).toBe(rgb(color.surface));
});

describe("ThemeScope", () => {
  it("puts its theme on its own part of the page", () => {
    const { getByRole } = renderBare(<Site themes={[theme, secondTheme]} />);
    const backgrounds = [0, 1].map((index) => backgroundOf(getByRole("button", { name: `버튼 ${index}` })));
    expect(backgrounds).toEqual([theme, secondTheme].map(({ color }) => rgb(color.action)));
    expect(getComputedStyle(getByRole("button", { name: "버튼 1" })).borderRadius).toBe("10px");
  });

  it("leaves the page around it as it is", () => {
    const { getByRole } = renderBare(<Site themes={[secondTheme]} />);
    expect(actionAt(document.documentElement)).toBe("");
    expect(getComputedStyle(getByRole("heading", { name: "밖" })).marginTop).not.toBe("0px");
    expect(getComputedStyle(getByRole("heading", { name: "안 0" })).marginTop).toBe("0px");
  });

  it("gives a popup the theme of the scope that it is in", async () => {
    const user = userEvent.setup();
    const { getByRole, findByRole, unmount } = renderBare(<Site themes={[theme, secondTheme]} />);
    await user.click(getByRole("button", { name: "열기 1" }));
    const popup = await findByRole("dialog", { name: "창" });
    expect(backgroundOf(popup)).toBe(rgb(secondTheme.color.surface));
    expect(getComputedStyle(popup).borderRadius).toBe("15px");
    expect(getByRole("heading", { name: "안 1", hidden: true }).parentElement?.contains(popup)).toBe(false);
    unmount();
    expect(document.body.textContent?.trim()).toBe("");
  });

  it("is dark where the page says so and its theme has a dark scheme", () => {
    selectScheme("dark");
    const { getByRole } = renderBare(<Site themes={[theme, secondTheme]} />);
    const buttons = [0, 1].map((index) => getByRole("button", { name: `버튼 ${index}` }));
    expect(buttons.map(backgroundOf)).toEqual([theme, secondTheme.dark ?? theme].map(({ color }) => rgb(color.action)));
    expect(buttons.map((button) => getComputedStyle(button).colorScheme)).toEqual([
      expect.stringContaining("light"),
      "dark",
    ]);
  });

  it("gives elements no more weight than the styles of components", async () => {
    const user = userEvent.setup();
    const { getByRole, findByRole } = renderBare(<Site themes={[secondTheme]} />);
    await user.click(getByRole("button", { name: "열기 0" }));
    const heading = (await findByRole("dialog")).querySelector("h2");
    if (!heading) throw new Error("The popup has no heading.");
    const plain = getComputedStyle(getByRole("heading", { name: "안 0", hidden: true }));
    expect(getComputedStyle(heading).fontSize).not.toBe(plain.fontSize);
  });
});
