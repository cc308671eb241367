import { expect, screen, waitFor } from "storybook/test";
import { TYPES } from "./unit-viewer.fixture.tsx";
import type { View } from "../pan-zoom/view.ts";

export const button = (name: string) => screen.getByRole("button", { name });

/** Waits until a type is selected, alone, and its drawing shows. */
export async function expectType(value: string): Promise<void> {
  await waitFor(() => {
    const pressed = TYPES.filter((type) => button(type.label).getAttribute("aria-pressed") === "true");
    return expect(pressed.map((type) => type.value)).toEqual([value]);
  });
  await expect(screen.getByRole("img", { name: `${value} 평면도` })).toBeInTheDocument();
  await expect(screen.getAllByRole("img")).toHaveLength(1);
}

/** Returns the view of the drawing as it is laid out. */
export function sheetView(): View {
  const stage = screen.getByTestId("stage");
  const sheet = stage.firstElementChild ?? stage;
  const around = stage.getBoundingClientRect();
  const { left, top, width, height } = sheet.getBoundingClientRect();
  const round = (value: number) => Math.round(value * 100) / 100 + 0;
  return {
    scale: round(width / around.width),
    x: round((left + width / 2 - around.left) / around.width - 0.5),
    y: round((top + height / 2 - around.top) / around.height - 0.5),
  };
}
