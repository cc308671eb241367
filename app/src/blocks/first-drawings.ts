import type { Page } from "@danji/complex/schema/page";

/** Loads the drawings that blocks of a page show first, and the code for them only where there are any. */
export async function loadFirstDrawings(page: Page): Promise<void> {
  const drawn = page.sections
    .flatMap((section) => section.blocks)
    .filter((block) => block.kind === "plans" || block.kind === "plan" || block.kind === "comparison");
  if (drawn.length === 0) return;
  const { loadSheets } = await import("./first-sheets.ts");
  await loadSheets(drawn);
}
