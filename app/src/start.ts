// The entry of a page that is there without a script: it lets the page be painted first, and fetches the site's code then.
// It imports nothing, or it would not come as one small file.

/** Somebody who waits longer sees nothing, or has a browser that tells nobody of its paints. In ms. */
const PATIENCE_MS = 3000;
/** What styled-components puts between two rules. */
const BETWEEN_RULES = "/*!sc*/\n";

/** Waits until something of the page is on the screen. A page in the background is not painted. */
function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName("first-contentful-paint").length > 0) resolve();
    }).observe({ type: "paint", buffered: true });
    setTimeout(resolve, PATIENCE_MS);
  });
}

/**
 * Hands the page's styles, with those that came in a file of their own, to styled-components, which looks for them in the
 * document once, when its code begins: a copy that has no effect. The file has all marks between components, each with the
 * number of rules that came before, in the head.
 *
 * @returns what takes the file out as soon as the copy is in use.
 */
function handOverStyles(): () => void {
  const rendered = document.querySelector("style[data-styled]");
  const file = document.querySelector<HTMLLinkElement>("link#late");
  const late = file?.sheet;
  if (!rendered || !late) return () => undefined;
  const copy = document.createElement("style");
  for (const { name, value } of rendered.attributes) copy.setAttribute(name, value);
  copy.media = "not all";
  const first = (rendered.textContent ?? "").split(BETWEEN_RULES);
  const all: string[] = [];
  let component: string[] = [];
  for (const rule of late.cssRules) {
    const early = rule instanceof CSSStyleRule ? rule.style.getPropertyValue("--early") : "";
    component.push(rule.cssText);
    if (early === "") continue;
    all.push(...first.splice(0, Number(early)), ...component);
    component = [];
  }
  copy.textContent = all.join(BETWEEN_RULES);
  rendered.after(copy);
  return () => {
    if (!copy.isConnected) file.remove();
  };
}

/** Fetches what few need, such as the styles for paper: the page has it for those without a script. */
function fetchRare(): void {
  for (const rare of document.querySelectorAll("noscript[data-rare]")) rare.outerHTML = rare.textContent;
}

/** Presses the last button again that was pressed before the site's code could hear it; `App.tsx` tells when it can. */
function repeatPress(): void {
  const listening = new AbortController();
  let pressed: HTMLButtonElement | null = null;
  const note = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest<HTMLButtonElement>("button[type=button]") : null;
  };
  const repeat = () => {
    listening.abort();
    pressed?.click();
  };
  addEventListener("click", note, { capture: true, signal: listening.signal });
  addEventListener("danji:taken-over", repeat, { signal: listening.signal });
}

/** Lets go of the guesses at the heights of what is further down (`late-start.ts`): whoever goes there needs the true ones. */
function layOutWhole(): void {
  document.querySelector("style[data-far]")?.remove();
}

/** Whether the page begins further down: at a fragment, or where a reader has been before. */
function beginsFurtherDown(): boolean {
  const isNew = performance
    .getEntriesByType("navigation")
    .every((visit) => visit instanceof PerformanceNavigationTiming && visit.type === "navigate");
  return location.hash !== "" || !isNew;
}

/** Ends the running task, so that a press or a scroll is heard before the next. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  repeatPress();
  if (beginsFurtherDown()) layOutWhole();
  addEventListener("hashchange", layOutWhole, { once: true });
  const scripts = document.querySelector<HTMLScriptElement>("script[data-later]")?.dataset["later"]?.split(" ") ?? [];
  const [main, page, ...shared] = scripts;
  await painted();
  const clearUp = handOverStyles();
  for (const href of scripts) {
    const announced = document.createElement("link");
    announced.rel = "modulepreload";
    announced.href = href;
    document.head.append(announced);
  }
  fetchRare();
  // One after the other, though the last would bring all with it: begun in one task they hold up a telephone.
  for (const href of [...shared, page, main]) {
    if (href === undefined) continue;
    await import(/* @vite-ignore */ href);
    // In the task that has put the copy in use, so that the page is styled again once.
    clearUp();
    await pause();
  }
}

void start();
