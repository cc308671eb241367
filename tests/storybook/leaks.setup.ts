import { composeStory } from "@storybook/react-vite";
import { createElement, Fragment } from "react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { forgetTraces, trace, tracesLeft } from "./traces.ts";

/** Time that what is leaving may take, in milliseconds: a frame, an exit, a step back in the history. */
const LEAVING_MS = 1000;

trace();

/** Loading a story takes the one before it off the page. */
const nothing = composeStory({ render: () => createElement(Fragment) }, { title: "Nothing" });

/** Everything outside of a story that a story could change. */
function surroundings() {
  return {
    html: attributesOf(document.documentElement),
    body: attributesOf(document.body),
    nodes: Array.from(document.body.children, ({ outerHTML }) => outerHTML),
    history: Object.keys(history),
  };
}

function attributesOf({ attributes }: Element): string[] {
  return Array.from(attributes, ({ name, value }) => `${name}="${value}"`);
}

let before: ReturnType<typeof surroundings>;

beforeEach(async () => {
  await nothing.load();
  forgetTraces();
  // Storybook's simulation of sight puts this on with the first story.
  document.body.style.filter = "none";
  before = surroundings();
});

// A story that is left behind leaves nothing behind: no node, attribute, listener, timer, frame or observer.
afterEach(async () => {
  await nothing.load();
  await vi.waitFor(() => expect({ ...surroundings(), traces: tracesLeft() }).toEqual({ ...before, traces: [] }), {
    timeout: LEAVING_MS,
  });
});
