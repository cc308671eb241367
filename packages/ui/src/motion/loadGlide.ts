/** The functions that animate what a finger has held. */
export type Glide = typeof import("./glide.ts");

// Vite moves a `then` that directly follows an import below its preload, whose failure it would miss.
const load = (): Promise<Glide> => import("./glide.ts");

let loaded: Glide | undefined;

/** Loads the animations, which are a chunk of their own. Until then, and where that fails, values change without one. */
export function loadGlide(): void {
  if (loaded) return;
  load().then(
    (glide) => {
      loaded = glide;
    },
    () => undefined,
  );
}

export const loadedGlide = (): Glide | undefined => loaded;
