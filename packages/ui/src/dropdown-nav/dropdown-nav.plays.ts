import { expect, screen, waitFor } from "storybook/test";

/** A link in the panel of each group. */
const PANELS = {
  브랜드: "홍보영상",
  사업안내: "분양일정",
  분양안내: "입주자모집공고 안내",
  단지안내: "동호수배치도",
};

/** A link of the menu. */
export const link = (name: string) => screen.getByRole("link", { name });
/** The button that opens a group. */
export const toggle = (label: string) => screen.getByRole("button", { name: `${label} 하위 메뉴` });

/** Expects that only the panel of that group is there for eyes, keys and assistive technology, and its button says so. */
export async function expectOpen(label: string | undefined): Promise<void> {
  for (const [group, inPanel] of Object.entries(PANELS)) {
    const open = group === label;
    await waitFor(() => expect(screen.queryByRole("link", { name: inPanel }) !== null).toBe(open));
    await expect(toggle(group)).toHaveAttribute("aria-expanded", String(open));
  }
}
