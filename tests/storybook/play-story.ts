import type { Channel } from "storybook/internal/channels";

/** What these functions use of Storybook's preview. */
interface Preview {
  readonly storyStoreValue?: {
    loadStory(story: { storyId: string }): Promise<object>;
    readonly userGlobals: { update(globals: { readonly theme: string; readonly complex?: string }): void };
    getStoryContext(story: object): {
      readonly globals: { readonly viewport?: { readonly value?: string } };
      readonly parameters: { readonly viewport: { readonly options: Readonly<Record<string, Viewport>> } };
    };
  };
  readonly currentRender?: object;
  teardownRender(render: object): Promise<void>;
}

interface Viewport {
  readonly styles: { readonly width: string; readonly height: string };
}

declare global {
  var __STORYBOOK_PREVIEW__: Preview;
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
}

/** How a story went. */
export interface Outcome {
  /** Errors of its render, of its play function and of what ran beside that. */
  readonly errors: readonly string[];
  /** What axe found; undefined where it did not search. */
  readonly violations: readonly string[] | undefined;
}

/*
 * Playwright sends these functions to the page as text: nothing outside of them is in reach there.
 */

interface Preparation {
  readonly id: string;
  /** Name of the theme in Storybook's toolbar. */
  readonly theme: string;
  /** Slug of the complex in Storybook's toolbar; Storybook's own where it is missing. */
  readonly complex: string | undefined;
  /** Size and date of a story of which a picture is taken. */
  readonly still: { readonly width: number; readonly height: number; readonly today: number } | undefined;
}

/** Loads a story's file and gives the window the size that the story asks for. */
export async function prepareStory({ id, theme, complex, still }: Preparation): Promise<void> {
  const store = globalThis.__STORYBOOK_PREVIEW__.storyStoreValue;
  if (!store || !globalThis.storyRunner) throw new Error("Storybook has not started.");
  const { globals, parameters } = store.getStoryContext(await store.loadStory({ storyId: id }));
  const styles = parameters.viewport.options[globals.viewport?.value ?? ""]?.styles;
  const own = styles
    ? { width: parseInt(styles.width), height: parseInt(styles.height) }
    : { width: 1200, height: 900 };
  const size = still ? { width: still.width, height: still.height } : own;
  if (size.width !== innerWidth || size.height !== innerHeight) await globalThis.storyRunner.setViewportSize(size);
  globalThis.storyRunner.setToday(still?.today);
  globalThis.storyRunner.forgetTraces();
  // The theme of the story before, if a picture of it was taken in another one.
  store.userGlobals.update({ theme, ...(complex !== undefined && { complex }) });
  // Storybook's simulation of sight puts this on with the first story.
  document.body.style.filter = "none";
}

/** What is shown: a story, which plays, or the story on the page in another theme, which does not play again. */
type Showing = { readonly id: string; readonly theme?: never } | { readonly id?: never; readonly theme: string };

/** Shows a story and waits until it has played to its end. */
export async function playStory({ id, theme }: Showing): Promise<Outcome> {
  interface Finished {
    readonly status: "success" | "error";
    readonly reporters: readonly Report[];
  }
  interface Report {
    readonly type: string;
    readonly result: {
      readonly error?: unknown;
      readonly violations?: readonly Violation[];
    };
  }
  interface Violation {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly { readonly target: unknown; readonly failureSummary?: string }[];
  }

  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  const errors: string[] = [];
  const add = (thrown: unknown) => {
    for (const error of [thrown].flat()) errors.push(String(Object(error).message ?? Object(error).title ?? error));
  };
  // Storybook itself calls it a success when a play function throws.
  const failures = [
    "playFunctionThrewException",
    "unhandledErrorsWhilePlaying",
    "storyThrewException",
    "storyErrored",
    "storyMissing",
  ];
  for (const failure of failures) channel.on(failure, add);
  const finished = await new Promise<Finished>((resolve) => {
    channel.once("storyFinished", resolve);
    channel.once("storyMissing", () => resolve({ status: "error", reporters: [] }));
    if (theme === undefined) channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
    else channel.emit("updateGlobals", { globals: { theme } });
  });
  for (const failure of failures) channel.off(failure, add);

  const search = finished.reporters.find(({ type }) => type === "a11y")?.result;
  if (search?.error !== undefined) add(search.error);
  const violations = search?.violations?.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = help }) => `${id} ${String(target)}: ${failureSummary}`),
  );
  if (finished.status === "error" && errors.length === 0 && !violations?.length) errors.push("The story failed.");
  return { errors, violations };
}

/** Takes the story off the page. */
export async function leaveStory(): Promise<void> {
  const preview = globalThis.__STORYBOOK_PREVIEW__;
  if (preview.currentRender) await preview.teardownRender(preview.currentRender);
  globalThis.storyRunner?.setToday(undefined);
}

/** Returns everything outside of a story that a story could change. */
export function surroundings() {
  const attributesOf = ({ attributes }: Element) => Array.from(attributes, ({ name, value }) => `${name}="${value}"`);
  const { documentElement: html, body } = document;
  return {
    html: attributesOf(html),
    // What Storybook shows it says in classes of its own.
    body: attributesOf(body).filter((attribute) => !/^class="[^"]*sb-/.test(attribute)),
    classes: Array.from(body.classList).filter((name) => !name.startsWith("sb-")),
    story: document.querySelector("#storybook-root")?.innerHTML,
    nodes: Array.from(body.children)
      .filter((node) => !node.matches('.sb-wrapper, [id^="storybook-"]'))
      .map(({ outerHTML }) => outerHTML),
    history: Object.keys(history),
    traces: globalThis.storyRunner?.tracesLeft(),
  };
}
