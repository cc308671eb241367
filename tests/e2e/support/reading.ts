import type { Page } from "@playwright/test";

/** What a page shows and what it holds back. */
export interface Reading {
  /** Everything in sight, in its order and without blanks: what a blank is worth is up to the layout. */
  readonly seen: string;
  /** Texts of the main part that are there and not in sight, apart from those of tools. */
  readonly unseen: readonly string[];
}

/** A text without its blanks, to look for in {@link Reading.seen}. */
export const withoutBlanks = (text: string): string => text.replaceAll(/\s+/gu, "");

/** Reads a page as it stands, as the eye would find it; tools may be out of sight, which could do nothing without a script. */
export async function readInSight(page: Page): Promise<Reading> {
  const { seen, unseen } = await page.evaluate(() => {
    const TOOL = "button, form, fieldset, select, [role='status'], nav[aria-label='화면 목록']";
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
    const hiddenRootOf = (element: Element) => {
      let root = element;
      while (root.parentElement && !isShown(root.parentElement)) root = root.parentElement;
      return root;
    };
    const isTool = (root: Element) =>
      root.closest(TOOL) !== null ||
      root.querySelector(TOOL) !== null ||
      (root.id !== "" && document.querySelector(`button[aria-describedby~="${CSS.escape(root.id)}"]`) !== null);
    /** Whether nothing of a text's boxes is left by what cuts off its content around it, as a rolled-up answer does. */
    const isCutOff = (text: Text, parent: Element) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      let { left, top, right, bottom } = range.getBoundingClientRect();
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        const around = box.getBoundingClientRect();
        if (/hidden|clip/u.test(style.overflowX)) {
          left = Math.max(left, around.left);
          right = Math.min(right, around.right);
        }
        if (/hidden|clip/u.test(style.overflowY)) {
          top = Math.max(top, around.top);
          bottom = Math.min(bottom, around.bottom);
        }
      }
      return right - left < 1 || bottom - top < 1;
    };

    const shown: string[] = [];
    const hidden: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (!(text instanceof Text) || !parent || text.data.trim() === "") continue;
      if (parent.closest("script, style, noscript, template, svg > :is(title, desc)")) continue;
      // Sections of the narrow layout are out of sight in the wide one.
      if (parent.closest("[data-layout='narrow']") && !isShown(parent)) continue;
      if (isShown(parent) && !isCutOff(text, parent)) shown.push(text.data);
      else if (parent.closest("main") && !isShown(parent) && !isTool(hiddenRootOf(parent)))
        hidden.push(text.data.trim());
    }
    // Names of columns beside the values of stacked rows.
    for (const cell of document.querySelectorAll<HTMLElement>("[data-label]"))
      if (isShown(cell) && getComputedStyle(cell, "::before").content.includes(cell.dataset["label"] ?? "\0"))
        shown.push(cell.dataset["label"] ?? "");
    return { seen: shown.join(""), unseen: hidden };
  });
  return { seen: withoutBlanks(seen), unseen };
}
