import { type ComponentType, use } from "react";
import { loadChunk } from "./load-chunk.ts";
import { openDocument } from "./open-document.ts";

/** A component whose code is loaded when it is first shown, or before that by `preload`. */
export interface LazyComponent<Props> {
  readonly Component: ComponentType<Props>;
  /** Loads the code; once it has, `Component` renders without suspending. */
  readonly preload: () => Promise<void>;
  /** Whether the code is there. */
  readonly isReady: () => boolean;
  /** Stops the rendering of the component that calls it until the code is there. */
  readonly useCode: () => void;
  /** Forgets a failed load, so that the next rendering tries again. */
  readonly retry: () => void;
}

/** Returns a component behind a dynamic import that, unlike `React.lazy`, hydrates without suspending once it is loaded. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let Ready: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let needed: Promise<void> | undefined;

  const preload = () =>
    (loading ??= loadChunk(load).then((Loaded) => {
      Ready = Loaded;
    }));

  // A suspended render is repeated by React, which expects the same promise.
  let isAwaited = false;
  function useCode() {
    isAwaited ||= Ready === undefined;
    if (isAwaited) use((needed ??= preload().catch(openDocument)));
  }

  function Component(props: Props) {
    useCode();
    return Ready ? <Ready {...props} /> : null;
  }

  return {
    Component,
    preload,
    isReady: () => Ready !== undefined,
    useCode,
    retry() {
      if (Ready) return;
      loading = undefined;
      needed = undefined;
    },
  };
}
