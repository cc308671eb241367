import { test as base, expect } from "@playwright/test";
import { StoryPage } from "./story-page.ts";

/** A page in which a story was played without a fault. */
const test = base.extend<{ storyPage: StoryPage }>({
  storyPage: async ({ browser }, provide) => {
    const storyPage = await StoryPage.open(browser);
    expect(await storyPage.play("overlays-popup--default")).toEqual({ errors: [], violations: [] });
    await provide(storyPage);
    await storyPage.close();
  },
});

test.describe("popup faults", { tag: "@slow" }, () => {
  test("a play function that throws is an error", async ({ storyPage }) => {
    await storyPage.page.evaluate(() => {
      HTMLElement.prototype.focus = () => {
        throw new Error("Nothing takes the focus.");
      };
    });
    const { errors } = await storyPage.play("overlays-popup--keyboard");
    expect(errors).toEqual(["Nothing takes the focus."]);
  });

  test("a pale text is a violation", async ({ storyPage }) => {
    await storyPage.leave();
    await storyPage.page.addStyleTag({
      content: "button, button * { background: white !important; color: #ccc !important; }",
    });
    const { violations } = await storyPage.play("overlays-popup--default");
    expect(violations).toContainEqual(expect.stringMatching(/^color-contrast /));
  });

  test("what goes on, what is added and what is written stays behind", async ({ storyPage }) => {
    await storyPage.page.evaluate(() => {
      document.body.append(document.createElement("aside"));
      window.addEventListener("resize", () => {});
      window.addEventListener("popstate", () => {}, { once: true });
      window.dispatchEvent(new Event("popstate"));
      console.info("Hello.");
    });
    await storyPage.leave();
    const { nodes, traces } = await storyPage.now();
    expect(nodes).toContain("<aside></aside>");
    expect(storyPage.before?.nodes).not.toContain("<aside></aside>");
    expect(traces).toEqual([expect.stringMatching(/^resize on window/)]);
    expect(storyPage.written).toEqual([expect.stringContaining("info: Hello.")]);
  });
});
