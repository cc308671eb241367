import type { StoryRunner } from "../../packages/ui/tests/runner.ts";

declare global {
  /** Sends a command to the browser; `StoryPage` exposes it. */
  var sendToBrowser: StoryRunner["send"];
  /** Resizes the window; `StoryPage` exposes it. */
  var resizeBrowser: StoryRunner["setViewportSize"];
}

/**
 * Puts the test runner into a page before its scripts run, and records listeners, timers, frames and observers from then
 * on. Playwright sends the function as text: nothing outside of it is in reach.
 */
export function installRunner(): void {
  // Frames inside a story are pages of their own.
  if (window.top !== window) return;

  /** What was started and has not been stopped: each with a name and the place in the code that started it. */
  const going = new Map<unknown, string>();

  /** Scripts that outlive a story by design: React, Storybook, and what looks for things and presses them. */
  const TOOLS = /\/assets\/(?:tests|react-dom|scheduler|@?storybook[^/]*|@testing-library_[^/]*|axe-core)-/;

  const RealDate = Date;

  // React recommends its developer tools in the console where it finds none.
  Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { isDisabled: true } });

  globalThis.storyRunner = {
    send: (...command) => globalThis.sendToBrowser(...command),
    setViewportSize: (size) => globalThis.resizeBrowser(size),
    tracesLeft: () => [...going.values()],
    forgetTraces: () => going.clear(),
    setToday,
  };

  function setToday(today: number | undefined): void {
    globalThis.Date = today === undefined ? RealDate : dateStandingAt(today);
  }

  function dateStandingAt(today: number): DateConstructor {
    return new Proxy(RealDate, {
      construct: (target, args) => Reflect.construct(target, args.length === 0 ? [today] : args),
      get: (target, name) => (name === "now" ? () => today : Reflect.get(target, name)),
    });
  }

  function begin(key: unknown, what: string): void {
    const [, ...lines] = (new Error().stack ?? "").split("\n");
    // This script has no file.
    const caller = lines.find((line) => !line.includes("<anonymous>"))?.trim() ?? "";
    if (!TOOLS.test(caller)) going.set(key, `${what} ${caller}`);
  }

  function end(key: unknown): void {
    going.delete(key);
  }

  type Call = (self: unknown, args: unknown[]) => unknown;

  /** Puts a function in front of a method, which it is given to call. */
  function replace(owner: object, name: string, make: (native: Call) => Call): void {
    const method: unknown = Reflect.get(owner, name);
    if (typeof method !== "function") throw new Error(`There is no ${name}.`);
    const call = make((self, args): unknown => Reflect.apply(method, self, args));
    Reflect.set(owner, name, function traced(this: unknown, ...args: unknown[]) {
      return call(this, args);
    });
  }

  /** One object for the same listener of the same event, as the browser tells listeners apart. */
  const listenerKeys = new WeakMap<object, Map<string, object>>();

  function keyOf(listener: object, id: string): object {
    const keys = listenerKeys.get(listener) ?? new Map<string, object>();
    const key = keys.get(id) ?? {};
    listenerKeys.set(listener, keys.set(id, key));
    return key;
  }

  /** The name of a target that outlives every story, or nothing. */
  function nameOf(target: unknown): string | undefined {
    if (target === undefined || target === window) return "window";
    if (target === document) return "document";
    if (target === document.documentElement) return "html";
    if (target === document.body) return "body";
    if (target === window.visualViewport) return "visualViewport";
    return target instanceof MediaQueryList ? `matchMedia ${target.media}` : undefined;
  }

  interface Listening {
    key: object;
    what: string;
    signal: AbortSignal | undefined;
    once: boolean;
  }

  function listening(target: unknown, [type, listener, options]: unknown[]): Listening | undefined {
    const name = nameOf(target);
    if (name === undefined || (typeof listener !== "object" && typeof listener !== "function") || !listener)
      return undefined;
    const { capture, once, signal } = Object(options);
    const what = `${String(type)} on ${name}`;
    const id = `${what} ${Boolean(options === true || capture)}`;
    return {
      key: keyOf(listener, id),
      what,
      signal: signal instanceof AbortSignal ? signal : undefined,
      once: Boolean(once),
    };
  }

  /** Watches listeners, timers, frames and observers from now on. */
  function traceAll(): void {
    replace(EventTarget.prototype, "addEventListener", (native) => (self, args) => {
      native(self, args);
      const added = listening(self, args);
      if (!added || added.signal?.aborted) return;
      begin(added.key, added.what);
      if (added.signal) native(added.signal, ["abort", () => end(added.key)]);
      if (added.once) native(self, [args[0], () => end(added.key), args[2]]);
    });
    replace(EventTarget.prototype, "removeEventListener", (native) => (self, args) => {
      native(self, args);
      const removed = listening(self, args);
      if (removed) end(removed.key);
    });

    traceTimer("setTimeout", "clearTimeout", true);
    traceTimer("setInterval", "clearInterval", false);
    traceTimer("requestAnimationFrame", "cancelAnimationFrame", true);

    for (const observer of [ResizeObserver, IntersectionObserver, MutationObserver]) traceObserver(observer);
  }

  /** @param once Whether it is over once it has called back. */
  function traceTimer(start: string, stop: string, once: boolean): void {
    replace(window, start, (native) => (self, [callback, ...rest]) => {
      const id = native(self, [
        (...args: unknown[]): unknown => {
          if (once) end(`${start} ${String(id)}`);
          return typeof callback === "function" ? Reflect.apply(callback, window, args) : undefined;
        },
        ...rest,
      ]);
      begin(`${start} ${String(id)}`, start);
      return id;
    });
    replace(window, stop, (native) => (self, [id]) => {
      end(`${start} ${String(id)}`);
      return native(self, [id]);
    });
  }

  function traceObserver({ name, prototype }: { name: string; prototype: object }): void {
    const observed = new WeakMap<object, Set<unknown>>();
    const targetsOf = (observer: unknown) => {
      const targets = observed.get(Object(observer)) ?? new Set();
      observed.set(Object(observer), targets);
      return targets;
    };
    replace(prototype, "observe", (native) => (self, args) => {
      native(self, args);
      targetsOf(self).add(args[0]);
      begin(self, name);
    });
    replace(prototype, "disconnect", (native) => (self, args) => {
      native(self, args);
      targetsOf(self).clear();
      end(self);
    });
    if (!("unobserve" in prototype)) return;
    replace(prototype, "unobserve", (native) => (self, args) => {
      native(self, args);
      targetsOf(self).delete(args[0]);
      if (targetsOf(self).size === 0) end(self);
    });
  }

  traceAll();
}
