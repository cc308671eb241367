// Entry of every prerendered page: imports the site's code, on the front page after the first paint, and keeps the page
// readable where that code fails. It imports nothing statically, or it would not come as one small file. The app's code
// reaches it by events of the window: `danji:taken-over`, `danji:failed`, `danji:reload`. It announces a reload by
// `danji:leaving`.

/** Key of the session storage for the entry of the release that has reloaded the page. */
const RELOADED = "danji:reloaded";
/** Key of the session storage for what was typed into forms when the page was reloaded. */
const TYPED = "danji:typed";

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

/** Presses the last button again that was pressed before the page was hydrated. */
function repeatPress(): void {
  const listening = new AbortController();
  let pressed: HTMLButtonElement | null = null;
  const note = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest<HTMLButtonElement>("button[type=button]") : null;
  };
  const repeat = () => {
    listening.abort();
    // What `earlyPress` has opened would close again.
    if (pressed?.getAttribute("aria-expanded") !== "true") pressed?.click();
  };
  addEventListener("click", note, { capture: true, signal: listening.signal });
  addEventListener("danji:taken-over", repeat, { signal: listening.signal });
}

/** Records the last button that was pressed, for parts whose code is lazy (`shell/loading/early-press.ts`). */
function recordPress({ target }: Event): void {
  const { dataset } = document.documentElement;
  const id = target instanceof Element ? target.closest("button")?.id : undefined;
  if (id) dataset["pressed"] = id;
  else delete dataset["pressed"];
}

/** Removes the estimated heights of what is further down (`first-screen-css.ts`): who goes there needs the real ones. */
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

/** Shows the notice that offers a reload (`packages/sections/src/frame/notice/CodeFailure.tsx`), and the fallbacks of controls that need the code. */
function showFailure(): void {
  document.documentElement.dataset["code"] = "failed";
  const notice = document.querySelector<HTMLElement>("#code-failure > p");
  if (!notice?.hidden) return;
  notice.hidden = false;
  notice.querySelector("button")?.addEventListener("click", reload);
}

/** Keeps what was typed into the lead forms for the next document: the only forms that post natively. */
function keepTyped(): void {
  const forms = [...document.querySelectorAll<HTMLFormElement>("form[method=post]")];
  const typed = forms.map((form) => [form.id, [...new FormData(form)]]);
  sessionStorage.setItem(TYPED, JSON.stringify(typed));
}

/** Puts back what {@link keepTyped} has kept, once: it is personal and does not stay in the device's storage. */
function restoreTyped(): void {
  const typed: [id: string, fields: [name: string, value: string][]][] = JSON.parse(
    sessionStorage.getItem(TYPED) ?? "[]",
  );
  sessionStorage.removeItem(TYPED);
  for (const [id, fields] of typed)
    for (const [name, value] of fields) {
      const field = document.querySelector(`#${id} [name="${name}"]`);
      if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = true;
      else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value;
    }
}

/** Reloads the document; the browser restores its scroll position. */
function reload(): void {
  try {
    keepTyped();
    // The popup's draft is in no form of the document while it is closed (`shell/popup/use-popup-draft.ts`).
    dispatchEvent(new Event("danji:leaving"));
  } finally {
    location.reload();
  }
}

/**
 * Reloads the page for code that a deployment has replaced, once for each release: what is gone after that stays gone. Never
 * while the visitor types, since the form posts natively.
 */
function reloadOnce(event: Event, release: string): void {
  if (document.activeElement?.matches("input, textarea, select")) return;
  if (sessionStorage.getItem(RELOADED) === release) return;
  sessionStorage.setItem(RELOADED, release);
  event.preventDefault();
  reload();
}

/** Ends the running task, so that a press or a scroll is heard before the next. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Fetches the code of the front page behind its first paint. */
async function loadLater(main: string, [page, ...shared]: readonly string[]): Promise<void> {
  if (beginsFurtherDown()) layOutWhole();
  addEventListener("hashchange", layOutWhole, { once: true });
  await painted();
  const clearUp = handOverStyles();
  for (const href of [main, page, ...shared]) {
    if (href === undefined) continue;
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

async function start(): Promise<void> {
  const { main = "", later } = document.querySelector<HTMLScriptElement>("script[data-main]")?.dataset ?? {};
  document.documentElement.dataset["code"] = "loading";
  repeatPress();
  addEventListener("click", recordPress, { capture: true, passive: true });
  addEventListener("danji:failed", showFailure);
  addEventListener("danji:reload", (event) => reloadOnce(event, main));
  try {
    restoreTyped();
  } catch {
    // A browser that keeps nothing for the site has nothing to put back.
  }
  try {
    await (later === undefined ? import(/* @vite-ignore */ main) : loadLater(main, later.split(" ")));
  } catch (error) {
    reportError(error);
    showFailure();
  }
}

void start();
