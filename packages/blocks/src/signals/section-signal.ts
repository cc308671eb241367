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
  readonly now: () => void;
}

/** Returns a request, and the signal that removes its listeners. */
function createRequest() {
  const listening = new AbortController();
  const { signal } = listening;
  const requested = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
  return { signal, requested, now: () => listening.abort() };
}

/** Waits until a section, or an element in it, is near or has the focus, or only for intent where `near` is false. */
export function sectionSignal(anchor: string, near: boolean): SectionSignal {
  const section = sectionAt(anchor);
  const { signal, ...request } = createRequest();
  if (!section) return request;
  const handleIntent = ({ target }: Event) => {
    if (target instanceof Node && section.contains(target)) request.now();
  };
  // Above React, which stops what happens in a section that it has not hydrated.
  for (const event of INTENT) document.addEventListener(event, handleIntent, { signal, passive: true, capture: true });
  if (!near) return request;
  const handleSight = (entries: IntersectionObserverEntry[]) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) request.now();
  };
  const observe = (rootMargin: string) => {
    const observer = new IntersectionObserver(handleSight, { rootMargin });
    observer.observe(section);
    signal.addEventListener("abort", () => observer.disconnect());
  };
  observe(IN_SIGHT);
  addEventListener("scroll", () => observe(NEAR), { signal, passive: true, once: true });
  if (section.contains(document.activeElement)) request.now();
  return request;
}

const MOVES = ["pointermove", "keydown", "scroll"] as const;

/** Waits until the visitor moves (wheel, keys) in a window that shows the pager's index, of the given id. Phones never load its code. */
export function pagerSignal(indexId: string): SectionSignal {
  const { signal, ...request } = createRequest();
  const handleMove = () => {
    if (document.getElementById(indexId)?.getClientRects().length) request.now();
  };
  for (const move of MOVES) addEventListener(move, handleMove, { signal, passive: true });
  // A fragment link or a reload starts further down.
  if (window.scrollY > 0) handleMove();
  return request;
}
