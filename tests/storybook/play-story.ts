import type { Channel } from "storybook/internal/channels";

/** What these functions use of Storybook's preview. */
interface Preview {
  readonly storyStoreValue?: {
    loadStory(story: { storyId: string }): Promise<object>;
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
  /** What {@link installPlayer} puts into a page. */
  var storyPlayer: StoryPlayer;
}

/** How a story went. */
export interface Outcome {
  /** Errors of its render, of its play function and of what ran beside that. */
  readonly errors: readonly string[];
  /** What axe found; undefined where it did not search. */
  readonly violations: readonly string[] | undefined;
}

/** What Storybook says at the end of a story. */
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

/** A story, and how it is shown. */
export interface Showing {
  readonly id: string;
  /** Size and date of a story of which a picture is taken. */
  readonly still: { readonly width: number; readonly height: number; readonly today: number } | undefined;
}

/** Everything outside of a story that a story could change. */
export interface Surroundings {
  readonly html: readonly string[];
  readonly body: readonly string[];
  readonly classes: readonly string[];
  readonly story: string | undefined;
  readonly nodes: readonly string[];
  readonly history: readonly string[];
  readonly traces: readonly string[];
}

interface StoryPlayer {
  /** Gives the window the size that a story asks for, shows the story and waits until it has played to its end. */
  readonly play: (showing: Showing) => Promise<Outcome & { readonly before: Surroundings }>;
  /** Takes the story off the page. Returns what the page is like then. */
  readonly leave: () => Promise<Surroundings>;
  /** Returns what the page is like. */
  readonly surroundings: () => Surroundings;
}

/** Puts the player of stories into a page. Playwright sends the function as text: nothing outside of it is in reach. */
export function installPlayer(): void {
  globalThis.storyPlayer = { play, leave, surroundings };

  async function play({ id, still }: Showing): Promise<Outcome & { readonly before: Surroundings }> {
    const store = globalThis.__STORYBOOK_PREVIEW__.storyStoreValue;
    const runner = globalThis.storyRunner;
    if (!store || !runner) throw new Error("Storybook has not started.");
    const { globals, parameters } = store.getStoryContext(await store.loadStory({ storyId: id }));
    const styles = parameters.viewport.options[globals.viewport?.value ?? ""]?.styles;
    const own = styles
      ? { width: parseInt(styles.width), height: parseInt(styles.height) }
      : { width: 1200, height: 900 };
    const size = still ? { width: still.width, height: still.height } : own;
    if (size.width !== innerWidth || size.height !== innerHeight) await runner.setViewportSize(size);
    runner.setToday(still?.today);
    runner.forgetTraces();
    // Storybook's simulation of sight puts this on with the first story.
    document.body.style.filter = "none";
    const before = surroundings();
    return { ...(await show(id)), before };
  }

  async function leave(): Promise<Surroundings> {
    const preview = globalThis.__STORYBOOK_PREVIEW__;
    if (preview.currentRender) await preview.teardownRender(preview.currentRender);
    globalThis.storyRunner?.setToday(undefined);
    return surroundings();
  }

  function surroundings(): Surroundings {
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
      traces: globalThis.storyRunner?.tracesLeft() ?? [],
    };
  }

  /** Shows a story. Returns how it went. */
  async function show(id: string): Promise<Outcome> {
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
      channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
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
}
