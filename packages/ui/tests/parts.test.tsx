/*
 * In a simulated page, where the functions that make elements can be wrapped before React is loaded; a browser gets React
 * bundled ahead. Refs and attributes are React's work, and the same in every page.
 */
import { render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { allStories } from "./allStories.tsx";
import { PRIMITIVES } from "./kit.ts";
import { probe } from "./probe.ts";

// Stories show each part in use, so the probe is put in where their elements are created.
vi.mock(import("react/jsx-dev-runtime"), async (original) => {
  const runtime = await original();
  const { withProbe } = await import("./probe.ts");
  return {
    ...runtime,
    jsxDEV: (type, props, key, ...rest) => runtime.jsxDEV(type, withProbe(type, props), key, ...rest),
  };
});

/** Parts without a node for others: roots that render nothing themselves, and a trap for robots. */
const WITHOUT_NODE = new Set(["Popup.Root", "SlideMenu.Root", "Lightbox.Root", "Honeypot"]);

const probed = [...PRIMITIVES].map(([folder, parts]) => ({
  folder,
  probes: parts.filter(({ name }) => !WITHOUT_NODE.has(name)).map((part) => ({ ...part, ...probe(part) })),
}));
const stories = await allStories();

it.each(probed)("each part of $folder hands its ref, class and attributes to its one node", ({ folder, probes }) => {
  const unseen = new Set(probes.map(({ name }) => name));
  for (const { Story } of stories.filter((story) => story.folder === folder)) {
    if (unseen.size === 0) break;
    const { unmount } = render(<Story />);
    for (const { name, nodes, attribute, className } of probes) {
      const marked = Array.from(document.querySelectorAll(`[${attribute}]`));
      expect(new Set(marked), `${name} hands its attributes to the node of its ref`).toEqual(nodes);
      for (const node of nodes) {
        expect(node.classList.contains(className), `${name} hands its class to its node`).toBe(true);
        unseen.delete(name);
      }
    }
    unmount();
  }
  expect([...unseen], "parts that hand no ref on, or that no story shows").toEqual([]);
  for (const { name, nodes } of probes) expect(nodes.size, `${name} releases its node`).toBe(0);
});
