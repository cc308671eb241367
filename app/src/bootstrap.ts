// Entry of every prerendered page: imports the site's code after the first paint, and keeps the page readable where that
// code fails. It imports nothing statically, or it would not come as one small file. The app's code
// reaches it by events of the window: `danji:hydrated`, `danji:failed`, and `danji:leaving` before a reload, which it announces too.

/** Key of the session storage for what was typed into forms when the page was reloaded. */
const TYPED = "danji:typed";
/** Key of the session storage for what was typed into the popup (`shell/popup/use-popup-draft.ts`). */
const TYPED_IN_POPUP = "danji:popup";

/** Longest wait for the first paint, in ms: some browsers do not report it. */
const PATIENCE_MS = 3000;

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

/** Repeats the last click on a button that came before the page was hydrated. */
function repeatClick(): void {
  const listening = new AbortController();
  let click: Event | undefined;
  const note = (event: Event) => {
    click = event;
  };
  const repeat = () => {
    listening.abort();
    // React hydrates within a click that comes while it hydrates, and answers that click itself.
    if (click?.eventPhase !== Event.NONE || !(click.target instanceof Element)) return;
    click.target.closest<HTMLButtonElement>("button[type=button]")?.click();
  };
  addEventListener("click", note, { capture: true, signal: listening.signal });
  addEventListener("danji:hydrated", repeat, { signal: listening.signal });
}

/** Removes the estimated heights of what is further down (`template.ts` of delivery): who goes there needs the real ones. */
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

/** Shows the notice that offers a reload (`packages/blocks/src/frame/notice/CodeFailure.tsx`). */
function offerReload(): void {
  const notice = document.querySelector<HTMLElement>("#code-failure > p");
  if (!notice?.hidden) return;
  notice.hidden = false;
  notice.querySelector("button")?.addEventListener("click", reload);
}

/** Shows the fallbacks of controls that need the code, too. */
function showFailure(): void {
  document.documentElement.dataset["code"] = "failed";
  offerReload();
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

/** Removes what was typed into the popup of an earlier document, unless this one is its reload. */
function dropOldDraft(): void {
  const [navigation] = performance.getEntriesByType("navigation");
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === "reload";
  if (!isReload) sessionStorage.removeItem(TYPED_IN_POPUP);
}

/** Reloads the document; the browser restores its scroll position. */
function reload(): void {
  dispatchEvent(new Event("danji:leaving"));
  location.reload();
}

/** Fetches and runs the site's code, `chunks` along with its entry. */
async function load({ main = "", chunks = "" }: DOMStringMap): Promise<void> {
  if (beginsFurtherDown()) layOutWhole();
  addEventListener("hashchange", layOutWhole, { once: true });
  await painted();
  for (const href of chunks.split(" ").filter(Boolean)) {
    const announced = document.createElement("link");
    announced.rel = "modulepreload";
    announced.href = href;
    document.head.append(announced);
  }
  await import(/* @vite-ignore */ main);
}

async function bootstrap(): Promise<void> {
  const data = document.querySelector<HTMLScriptElement>("script[data-main]")?.dataset ?? {};
  document.documentElement.dataset["code"] = "loading";
  repeatClick();
  addEventListener("danji:failed", showFailure);
  // Of Vite: code that is loaded on demand did not load. Browsers may remember that until the document is loaded again.
  addEventListener("vite:preloadError", offerReload);
  addEventListener("danji:leaving", keepTyped);
  try {
    dropOldDraft();
    restoreTyped();
  } catch {
    // A browser that keeps nothing for the site has nothing to put back.
  }
  try {
    await load(data);
  } catch (error) {
    reportError(error);
    showFailure();
  }
}

void bootstrap();
