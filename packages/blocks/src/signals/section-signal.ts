/** Distance at which a section's code is loaded: one screen. */
const NEAR = "100%";
/** Distance before the first scroll: only sections in view, as many visitors never scroll. */
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
  /** Resolves when the section is in view, within a screen after the first scroll, on intent, or by `now`. */
  readonly requested: Promise<void>;
  /** Requests the section regardless of its position. */
  readonly now: () => void;
}

/**
 * Waits until a section is near or the visitor shows intent. A missing section is never requested.
 *
 * @param anchor Id of the section, or of an element in it.
 * @param near Whether nearness or existing focus suffices; otherwise only intent.
 */
export function sectionSignal(anchor: string, near: boolean): SectionSignal {
  const section = sectionAt(anchor);
  const listening = new AbortController();
  const { signal } = listening;
  let now = () => {};
  const requested = new Promise<void>((resolve) => {
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
  return { requested, now };
}
