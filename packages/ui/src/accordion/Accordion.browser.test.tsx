import { StrictMode, useState, type ComponentProps } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, it, onTestFinished } from "vitest";
import { render } from "../../tests/render.tsx";
import { DanjiProvider } from "../provider/index.ts";
import { theme } from "../theme/index.ts";
import { Accordion } from "./index.ts";

const items = (
  <>
    <Accordion.Item value="overview">
      <Accordion.Trigger>사업개요</Accordion.Trigger>
      <Accordion.Content>10개 동 999세대</Accordion.Content>
    </Accordion.Item>
    <Accordion.Item value="location">
      <Accordion.Trigger>입지환경</Accordion.Trigger>
      <Accordion.Content>
        <p id="bus">급행버스 정류장</p>
      </Accordion.Content>
    </Accordion.Item>
  </>
);

/** Follows a link to an element, which opens closed content as a search in the page does. */
function find(id: string): void {
  location.hash = id;
  onTestFinished(() => history.replaceState(null, "", location.pathname + location.search));
}

describe("Accordion", () => {
  it("opens an item in which the browser finds something, and closes its sibling", async () => {
    const { getByRole } = render(
      <Accordion.Root headingLevel={3} defaultValue="overview">
        {items}
      </Accordion.Root>,
    );
    const expanded = () =>
      ["사업개요", "입지환경"].map((name) => getByRole("button", { name }).getAttribute("aria-expanded"));
    find("bus");
    await expect.poll(expanded).toEqual(["false", "true"]);
  });

  it("follows a controlling parent", async () => {
    function Parent() {
      const [value, setValue] = useState("overview");
      return (
        <>
          <button onClick={() => setValue("location")}>입지 보기</button>
          <Accordion.Root headingLevel={3} value={value}>
            {items}
          </Accordion.Root>
        </>
      );
    }
    const { user, getByRole } = render(<Parent />);
    const expanded = () =>
      ["사업개요", "입지환경"].map((name) => getByRole("button", { name }).getAttribute("aria-expanded"));
    expect(expanded()).toEqual(["true", "false"]);
    await user.click(getByRole("button", { name: "입지환경" }));
    expect(expanded()).toEqual(["true", "false"]);
    await user.click(getByRole("button", { name: "입지 보기" }));
    expect(expanded()).toEqual(["false", "true"]);
  });

  describe("before hydration", () => {
    /** Renders an accordion as a server does, and returns what hydrates it. */
    function serve(root: ComponentProps<typeof Accordion.Root>) {
      const container = document.body.appendChild(document.createElement("div"));
      const app = (
        <StrictMode>
          <DanjiProvider theme={theme}>
            <Accordion.Root {...root}>{items}</Accordion.Root>
          </DanjiProvider>
        </StrictMode>
      );
      container.innerHTML = renderToString(app);
      const summaries = [...container.querySelectorAll("summary")];
      onTestFinished(() => container.remove());
      return {
        summaries,
        regions: () => [...container.querySelectorAll("[role=region]")].map((region) => region.checkVisibility(SHOWN)),
        expanded: () => [...container.querySelectorAll("button")].map(({ ariaExpanded }) => ariaExpanded),
        hydrate: () => {
          const hydrated = hydrateRoot(container, app);
          onTestFinished(() => hydrated.unmount());
        },
      };
    }
    const SHOWN = { visibilityProperty: true } as const;

    it("shows what the browser finds in closed content, and goes on from there", async () => {
      const { regions, expanded, hydrate } = serve({ headingLevel: 3, defaultValue: "overview" });
      find("bus");
      await expect.poll(regions).toEqual([true, true]);
      hydrate();
      await expect.poll(expanded).toEqual(["false", "true"]);
      await expect.poll(regions).toEqual([false, true]);
    });

    it("opens one item at a time natively, and goes on from there", async () => {
      const { summaries, regions, expanded, hydrate } = serve({ headingLevel: 3, defaultValue: "overview" });
      expect(regions()).toEqual([true, false]);
      summaries[1]?.click();
      await expect.poll(regions).toEqual([false, true]);
      summaries[1]?.focus();
      hydrate();
      await expect.poll(expanded).toEqual(["false", "true"]);
      expect(regions()).toEqual([false, true]);
      expect(document.activeElement?.textContent).toBe("입지환경");
    });

    it("keeps the open item closed that was closed", async () => {
      const { summaries, expanded, hydrate } = serve({ headingLevel: 3, defaultValue: "overview" });
      summaries[0]?.click();
      hydrate();
      await expect.poll(expanded).toEqual(["false", "false"]);
    });
  });

  it("collapses the padding that a class gives its content", () => {
    const { getByText } = render(
      <Accordion.Root headingLevel={3}>
        <Accordion.Item value="overview">
          <Accordion.Trigger>사업개요</Accordion.Trigger>
          <Accordion.Content style={{ padding: "50px" }}>10개 동</Accordion.Content>
        </Accordion.Item>
      </Accordion.Root>,
    );
    const content = getByText("10개 동");
    expect(content.getAttribute("role")).toBe("region");
    expect(content.parentElement?.clientHeight).toBe(0);
  });
});

it("Accordion, by keys, moves between its own enabled headings", async () => {
  const { user, getByRole } = render(
    <Accordion.Root headingLevel={3} defaultValue="overview">
      <Accordion.Item value="overview">
        <Accordion.Trigger>사업개요</Accordion.Trigger>
        <Accordion.Content>
          <Accordion.Root headingLevel={4}>{items}</Accordion.Root>
        </Accordion.Content>
      </Accordion.Item>
      <Accordion.Item value="later" disabled>
        <Accordion.Trigger>특화설계</Accordion.Trigger>
        <Accordion.Content>준비하고 있습니다.</Accordion.Content>
      </Accordion.Item>
      <Accordion.Item value="premium">
        <Accordion.Trigger>프리미엄</Accordion.Trigger>
        <Accordion.Content>중도금 무이자</Accordion.Content>
      </Accordion.Item>
    </Accordion.Root>,
  );
  await user.tab();
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(getByRole("button", { name: "프리미엄" }));
  getByRole("button", { name: "입지환경" }).focus();
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement?.textContent).toBe("사업개요");
  expect(document.activeElement?.closest("[role=region]"), "of the one within").not.toBeNull();
});
