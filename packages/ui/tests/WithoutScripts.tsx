import type { Decorator } from "@storybook/react-vite";
import { use, useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { screen, waitFor } from "storybook/test";
import { DanjiProvider } from "../src/provider/index.ts";
import { Reset } from "../src/reset/index.ts";
import { StoryTheme } from "./StoryTheme.ts";

const TITLE = "스크립트 없이 본 화면";

/** Shows what a server sends, in a frame in which no script may run. */
function WithoutScripts({ children }: { children: ReactNode }) {
  const theme = use(StoryTheme);
  const frame = useRef<HTMLIFrameElement>(null);
  // A server has no rules to show it with, and a frame that loads again would pull its page from under a test: once.
  const show = useEffectEvent(() => {
    const body = renderToString(
      <DanjiProvider theme={theme}>
        <Reset />
        {children}
      </DanjiProvider>,
    );
    const page = `<!doctype html><html lang="ko"><title>${TITLE}</title>${allStyles()}<body><main>${body}</main>`;
    if (frame.current) frame.current.srcdoc = page;
  });
  useEffect(() => show(), []);
  return (
    <iframe
      ref={frame}
      title={TITLE}
      // The same origin, so that a play function can look inside; no scripts.
      sandbox="allow-same-origin"
      style={{ display: "block", width: "100%", height: "100vh", border: 0 }}
    />
  );
}

/** What a story spreads to show itself without JavaScript: `NoJavaScript: Story = { ...unscripted, play: … }`. */
export const unscripted = {
  parameters: { framed: false },
  decorators: [
    (Story) => (
      <WithoutScripts>
        <Story />
      </WithoutScripts>
    ),
  ] satisfies Decorator[],
};

/** All style sheets of this page: links to those that have an address, from which their fonts are found. */
function allStyles(): string {
  return Array.from(document.styleSheets, ({ href, cssRules }) =>
    href === null ? `<style>${rulesOf(cssRules)}</style>` : `<link rel="stylesheet" href="${href}">`,
  ).join("");
}

/** The text of rules, those that were inserted one by one included. */
function rulesOf(rules: CSSRuleList): string {
  return Array.from(rules, (rule) => rule.cssText).join("\n");
}

/** The body of an {@link unscripted} story, once it is there and what fades in has done so. */
export async function unscriptedBody(): Promise<HTMLElement> {
  return waitFor(() => {
    const frame = screen.getByTitle(TITLE);
    const inside = frame instanceof HTMLIFrameElement ? frame.contentDocument : null;
    if (!inside?.querySelector("main") || inside.readyState !== "complete" || inside.getAnimations().some(comesToAnEnd))
      throw new Error("The frame is still loading.");
    return inside.body;
  });
}

function comesToAnEnd({ playState, effect }: Animation): boolean {
  return playState === "running" && Number.isFinite(Number(effect?.getComputedTiming().endTime));
}
