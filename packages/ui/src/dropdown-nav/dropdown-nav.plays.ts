import { expect, screen, waitFor } from "storybook/test";
import { GROUPS } from "./dropdown-nav.fixture.tsx";

/** A link of the menu. */
export const link = (name: string) => screen.getByRole("link", { name });
/** The button that opens a group. */
export const toggle = (label: string) => screen.getByRole("button", { name: `${label} 하위 메뉴` });

/** Expects that only the panel of that group is there for eyes, keys and assistive technology, and its button says so. */
export async function expectOpen(label: string | undefined): Promise<void> {
  for (const group of GROUPS) {
    const open = group.label === label;
    await waitFor(() => expect(screen.queryByRole("link", { name: group.links[1] }) !== null).toBe(open));
    await expect(toggle(group.label)).toHaveAttribute("aria-expanded", String(open));
  }
}
