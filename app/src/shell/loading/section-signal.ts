/** How near a section has to be for its code to be fetched: a screen away, so that it is there before the reader is. */
const NEAR = "100%";
/** Before anybody has scrolled: many never do, and need nothing that is not in sight; what touches the edge is not. */
const IN_SIGHT = "-1px";

/** Events that signal intent: a pointer over the section, a touch, focus or a key in it. */
const INTENT = ["pointerover", "pointerdown", "focusin", "keydown"] as const;

/** Returns the section, or the form, that an id stands on or in. */
export function sectionAt(anchor: string): Element | null {
  const element = document.getElementById(anchor);
  return element?.closest("section, form") ?? element;
}

/** A request for a section's code. */
export interface SectionSignal {
  /** Resolves when the section is in sight, when it is a screen away from somebody who scrolls, when somebody means it, or with `now`. */
  readonly meant: Promise<void>;
  /** The section is needed, wherever it stands. */
  readonly now: () => void;
}

/**
 * Waits until a section of the page on the screen is wanted. A section that is not there is never wanted by itself.
 *
 * @param anchor Id of the section, or of an element in it.
 * @param near Whether to be near is enough, or to have the focus already; without it somebody has to do something.
 */
export function sectionSignal(anchor: string, near: boolean): SectionSignal {
  const section = sectionAt(anchor);
  const listening = new AbortController();
  const { signal } = listening;
  let now = () => {};
  const meant = new Promise<void>((resolve) => {
    now = () => {
      listening.abort();
      resolve();
    };
  });
  if (section) {
    const handleIntent = ({ target }: Event) => {
      if (target instanceof Node && section.contains(target)) now();
    };
    // Above React, which stops what happens in a section that it has not hydrated.
    for (const event of INTENT)
      document.addEventListener(event, handleIntent, { signal, passive: true, capture: true });
    if (near) {
      const observe = (rootMargin: string) => {
        const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && now(), {
          rootMargin,
        });
        observer.observe(section);
        signal.addEventListener("abort", () => observer.disconnect());
      };
      observe(IN_SIGHT);
      addEventListener("scroll", () => observe(NEAR), { signal, passive: true, once: true });
      if (section.contains(document.activeElement)) now();
    }
  }
  return { meant, now };
}
