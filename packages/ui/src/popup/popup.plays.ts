import { screen } from "storybook/test";

/** The button that opens the popup, which is hidden while that is open. */
export const trigger = () => screen.getByRole("button", { name: "관심고객 등록", hidden: true });
/** The open popup. */
export const dialog = () => screen.findByRole("dialog", { name: "관심고객 등록" });
