import { expect, it, onTestFinished, vi } from "vitest";
import { render } from "../../tests/render.tsx";
import { TabBar } from "./index.ts";

const NAMES = ["84A", "84B", "84C", "84D", "114A", "114B", "모형"];
/** Narrower than its links. */
const ROW_PX = 200;

it("TabBar has the current page in its middle once the fonts have loaded, which are wider than their fallback", async () => {
  let arrive: ((fonts: FontFaceSet) => void) | undefined;
  const ready = new Promise<FontFaceSet>((resolve) => {
    arrive = resolve;
  });
  const asked = vi.spyOn(document.fonts, "ready", "get").mockReturnValue(ready);
  onTestFinished(() => asked.mockRestore());
  const { getByRole, container } = render(
    <div style={{ width: ROW_PX }}>
      <TabBar.Root aria-label="평면">
        {NAMES.map((name) => (
          <TabBar.Link key={name} to={`/${name}`} current={name === "84D"}>
            {name}
          </TabBar.Link>
        ))}
      </TabBar.Root>
    </div>,
  );
  const link = getByRole("link", { current: "page" });
  const offMiddle = () => {
    const { left, width } = link.getBoundingClientRect();
    return Math.abs(left + width / 2 - (container.getBoundingClientRect().left + ROW_PX / 2));
  };
  expect(offMiddle()).toBeLessThan(1);
  container.style.letterSpacing = "0.5em";
  expect(offMiddle()).toBeGreaterThan(1);
  arrive?.(document.fonts);
  await expect.poll(offMiddle).toBeLessThan(1);
});
