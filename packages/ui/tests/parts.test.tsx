/*
 * In a simulated page, where the functions that make elements can be wrapped before React is loaded, and the window taken
 * away; a browser gets React bundled ahead. Refs and attributes are React's work, and the same in every page.
 */
import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import { render } from "@testing-library/react";
import type { ComponentProps, ComponentType } from "react";
import { expect, it, vi } from "vitest";
import preview from "../../../.storybook/preview.tsx";
import { hydrate } from "./hydrate.tsx";
import { folderOf, PRIMITIVES } from "./kit.ts";
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

setProjectAnnotations([
  preview,
  // As Storybook itself renders a story that has no `render`, but with elements that carry a probe.
  { render: (args, { component: Component }) => (Component ? <Component {...args} /> : <></>) },
]);

/** Parts without a node for others: roots that render nothing themselves, and a trap for robots. */
const WITHOUT_NODE = new Set(["Popup.Root", "SlideMenu.Root", "Lightbox.Root", "Form.Honeypot"]);

const probed = [...PRIMITIVES].map(([folder, parts]) => ({
  folder,
  probes: parts.filter(({ name }) => !WITHOUT_NODE.has(name)).map((part) => ({ ...part, ...probe(part) })),
}));

const modules = import.meta.glob<Parameters<typeof composeStories>[0]>("../src/**/*.stories.tsx");
/** The stories of each file with its folder. */
const files = await Promise.all(
  Object.entries(modules).map(async ([path, load]) => {
    const stories: Record<string, ComponentType<ComponentProps<"div">>> = composeStories(await load());
    return { file: path.slice(path.lastIndexOf("/") + 1), folder: folderOf(path), stories };
  }),
);
/** The story of each file that shows most of it; a file of real input alone has none. */
const shown = files.flatMap(({ file, stories: { AllStates, Default } }) => {
  const Story = AllStates ?? Default;
  return Story ? [{ file, Story }] : [];
});

it.each(probed)("each part of $folder hands its ref, class and attributes to its one node", ({ folder, probes }) => {
  const unseen = new Set(probes.map(({ name }) => name));
  const stories = files.flatMap((file) => (file.folder === folder ? Object.values(file.stories) : []));
  for (const Story of stories) {
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

it.each(shown)("$file is served, hydrates without a change and leaves nothing behind", async ({ Story }) => {
  const { served, errors, left } = await hydrate(<Story />);
  expect(served).not.toBe("");
  expect(errors).toEqual([]);
  expect(left).toBe("");
});

it("notices where a browser would begin with something else than the server has sent", async () => {
  const Unlike = () => (typeof window === "undefined" ? <p>서버</p> : <p>브라우저</p>);
  const { served, errors } = await hydrate(<Unlike />);
  expect(served).toContain("서버");
  expect(errors).toHaveLength(1);
});
