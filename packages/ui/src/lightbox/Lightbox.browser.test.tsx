import { expect, it } from "vitest";
import { userEvent as browserUser } from "vitest/browser";
import { dusk } from "../../tests/pictures.ts";
import { render } from "../../tests/render.tsx";
import { ThemeScope } from "../provider/index.ts";
import { createTheme } from "../theme/index.ts";
import { Lightbox } from "./index.ts";
import { LightboxContext } from "./media.ts";

/** Opens the first of two items; the second one has a link. */
async function openDusk() {
  const page = render(
    <Lightbox.Root>
      <div style={{ position: "relative", width: 160, height: 90 }}>
        <Lightbox.Trigger value="dusk" media={{ source: dusk }} />
      </div>
      <div style={{ position: "relative", width: 160, height: 90 }}>
        <Lightbox.Trigger value="plan" media={{ drawing: <a href="#plan">범례</a>, ratio: 1, alt: "도면" }} />
      </div>
    </Lightbox.Root>,
  );
  await page.user.click(page.getByRole("button", { name: `${dusk.alt} 크게 보기` }));
  // Its code is loaded first.
  const dialog = await page.findByRole("dialog");
  await expect.poll(() => document.activeElement?.ariaLabel).toBe("닫기");
  return { ...page, dialog };
}

it("keeps Tab out of the items beside the open one", async () => {
  const { dialog } = await openDusk();
  const focused = new Set<string | null>();
  for (let presses = 0; presses < 6; presses += 1) {
    await browserUser.keyboard("{Tab}");
    focused.add(document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? null);
  }
  expect(dialog.querySelector("a")?.textContent).toBe("범례");
  expect(focused).toEqual(new Set(["이전 사진", "다음 사진", "축소", "확대", "닫기"]));
});

it("keeps the focus when the item that has it leaves", async () => {
  const { user, dialog, getByRole } = await openDusk();
  await user.keyboard("{ArrowRight}");
  dialog.querySelector("a")?.focus();
  await expect.poll(() => document.activeElement?.textContent).toBe("범례");
  await user.keyboard("{ArrowLeft}");
  expect(document.activeElement).toBe(getByRole("button", { name: "닫기" }));
  expect(getByRole("img", { name: dusk.alt })).not.toBeNull();
});

it("shows what mounts and changes while it is open", async () => {
  const gallery = (caption: string, hasPlan: boolean) => (
    <Lightbox.Root>
      <Lightbox.Trigger value="dusk" media={{ source: dusk }} caption={caption} />
      {hasPlan && <Lightbox.Trigger value="plan" media={{ drawing: "범례", ratio: 1, alt: "도면" }} />}
    </Lightbox.Root>
  );
  const { user, getByRole, findByRole, findByText, rerender } = render(gallery("물가에서 본 단지", false));
  await user.click(getByRole("button", { name: `${dusk.alt} 크게 보기` }));
  await findByText("물가에서 본 단지");
  rerender(gallery("Seen from the water", true));
  expect(await findByText("Seen from the water")).not.toBeNull();
  expect(getByRole("status").textContent).toContain("1 / 2");
  await user.keyboard("{ArrowRight}");
  expect(await findByRole("img", { name: "도면" })).not.toBeNull();
  rerender(gallery("Seen from the water", false));
  await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
});

it("loads its code on intent beside the handlers of its caller", async () => {
  const calls: string[] = [];
  const context = { register: () => () => undefined, open: () => undefined, preload: () => calls.push("preload") };
  const { user } = render(
    <LightboxContext value={context}>
      <Lightbox.Trigger
        value="dusk"
        media={{ source: dusk }}
        onPointerEnter={() => calls.push("enter")}
        onFocus={() => calls.push("focus")}
      />
    </LightboxContext>,
  );
  await user.tab();
  await user.hover(document.activeElement ?? document.body);
  // By pairs: the pointer may lie over the button already, and enter it before the focus comes.
  const pairs = calls.flatMap((call, index) => (index % 2 === 1 ? [`${calls[index - 1]} ${call}`] : []));
  expect(new Set(pairs)).toEqual(new Set(["preload focus", "preload enter"]));
});

it("draws the sign of its button in what is readable on its plate, also in a dark theme", () => {
  const color = { surface: "#10151c", text: "#e8edf4", inverse: "#1c2836", action: "#8ab8ff", accent: "#ff9d76" };
  const dark = createTheme({ color });
  const { getByRole } = render(
    <ThemeScope theme={dark}>
      <Lightbox.Root>
        <Lightbox.Trigger value="dusk" media={{ source: dusk }} />
      </Lightbox.Root>
    </ThemeScope>,
  );
  const sign = getByRole("button").firstElementChild;
  expect(sign && getComputedStyle(sign, "::before").borderTopColor).toBe(
    `rgb(${dark.rgb.onInverse.replaceAll(" ", ", ")})`,
  );
});
