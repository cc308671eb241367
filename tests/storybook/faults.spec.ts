import { test, expect } from "@playwright/test";
import { StoryPage } from "./story-page.ts";

const DEFAULT = "overlays-popup--default";
const CLEAN = { errors: [], violations: [] };

// On a page of its own, which is spoilt step by step: to load Storybook takes longer than to play ten stories.
test(
  "what a story writes, leaves behind, makes unreadable or throws is a fault",
  { tag: "@slow" },
  async ({ browser }) => {
    const storyPage = await StoryPage.open(browser);
    await test.step("what goes on, what is added and what is written stays behind", async () => {
      expect(await storyPage.play(DEFAULT)).toEqual(CLEAN);
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

    await test.step("a pale text is a violation", async () => {
      const style = await storyPage.page.addStyleTag({
        content: "button, button * { background: white !important; color: #ccc !important; }",
      });
      const { violations } = await storyPage.play(DEFAULT);
      expect(violations).toContainEqual(expect.stringMatching(/^color-contrast /));
      await style.evaluate((element) => element.parentNode?.removeChild(element));
    });

    await test.step("a play function that throws is an error", async () => {
      await storyPage.page.evaluate(() => {
        HTMLElement.prototype.focus = () => {
          throw new Error("Nothing takes the focus.");
        };
      });
      const { errors } = await storyPage.play("overlays-popup--keyboard");
      expect(errors).toEqual(["Nothing takes the focus."]);
    });
    await storyPage.close();
  },
);
