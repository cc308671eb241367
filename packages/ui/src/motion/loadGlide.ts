type Animations = typeof import("./glide.ts");

/** The functions that animate an element after a drag. */
export type Glide = Pick<Animations, "settle" | "fling">;

// Vite moves a `then` that directly follows an import below its preload, whose failure it would miss.
const load = (): Promise<Animations> => import("./glide.ts");

let loaded: Glide | undefined;

/** Loads the animations, which are a chunk of their own. Until then, and where that fails, values change without one. */
export function loadGlide(): void {
  if (loaded) return;
  load().then(
    ({ settle, fling }) => {
      loaded = { settle, fling };
    },
    () => undefined,
  );
}

export const loadedGlide = (): Glide | undefined => loaded;
