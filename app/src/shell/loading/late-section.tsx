import { type ComponentType, memo, Suspense, use, useEffect, useEffectEvent, useState } from "react";
import { useAsRendered } from "./as-rendered.ts";
import { type LazyComponent, lazyComponent } from "./lazy-component.tsx";
import { reloadIfGone } from "./reload-if-gone.ts";
import { sectionAt, type SectionSignal, sectionSignal } from "./section-signal.ts";

/** Every late section of the pages whose code is here. */
const sections = new Set<Pick<LazyComponent<never>, "preload" | "retry">>();

/** Loads all late sections: the server needs them to render a page, and a page that is navigated to comes whole. */
export async function loadLateSections(): Promise<void> {
  await Promise.all([...sections].map((section) => section.preload()));
}

/** Forgets what failed to load, so that the next rendering tries again. */
export function retryLateSections(): void {
  for (const section of sections) section.retry();
}

interface AsServedProps {
  anchor: string;
  /** Called when the fallback is rendered. */
  onShow: () => void;
}

/**
 * What the server sent, in place of a section that React has to give up before its code is there: a link within the page
 * changes the router's location at once, and React cannot know that the section does not care.
 */
function AsServed({ anchor, onShow }: AsServedProps) {
  const [html] = useState(() => sectionAt(anchor)?.outerHTML ?? "");
  const handleShow = useEffectEvent(onShow);
  useEffect(() => handleShow(), []);
  return <div style={{ display: "contents" }} dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * A section of a prerendered page that is not needed for the first screen. On the page that came as HTML it stays as it
 * was rendered, without a script, until it is a screen away or somebody means it (pointer, focus, key); then its code is
 * fetched and React takes it over in place: nothing blinks, nothing moves, and what was typed stays. On a page that is
 * navigated to it comes with the page.
 *
 *     const LateBooking = lateSection("booking-title", () => import("./BookingSection.tsx").then((m) => m.BookingSection));
 *     …
 *     <LateBooking booking={home.booking} pictures={pictures} />
 *
 * What to know when writing one:
 * - Its file must be imported in no other way by what comes first, or it is not late.
 * - Its HTML has to work by itself until then: links, `<details>`, a real `<form>`. A press of a
 *   button is not repeated for it, focus and hovering are.
 * - What keeps state above it must change in a transition, as the router does, and its props should be constants: an
 *   urgent change of them would have to take it over at once, and blank it while its code is missing.
 *
 * @param anchor Id of the section's element, or of one in it, such as its heading.
 * @param load Imports the section.
 * @param watch What waits for the section to be wanted. Default: to be near or meant.
 */
export function lateSection<Props extends object>(
  anchor: string,
  load: () => Promise<ComponentType<Props>>,
  watch: typeof sectionSignal = sectionSignal,
): ComponentType<Props> {
  const code = lazyComponent(load);
  sections.add(code);
  let signal: SectionSignal | undefined;
  let arriving: Promise<void> | undefined;

  /** Waits for the signal and loads. Where that fails the HTML stays, and whoever means the section next tries again. */
  async function arrive(): Promise<void> {
    for (let near = true; !code.isReady(); near = false) {
      signal = watch(anchor, near);
      await signal.meant;
      await code
        .preload()
        .catch(reloadIfGone)
        .catch(() => code.retry());
    }
  }

  function InTime(props: Props) {
    use((arriving ??= arrive()));
    return <code.Component {...props} />;
  }

  /** On a page that came as HTML. */
  function Late(props: Props) {
    // The page around it has changed: React cannot go on with it before the section's code is there.
    if (!useAsRendered()) signal?.now();
    return (
      <Suspense fallback={<AsServed anchor={anchor} onShow={() => signal?.now()} />}>
        <InTime {...props} />
      </Suspense>
    );
  }

  /** On a server, and on a page that is navigated to: waits above the boundary, so that the page before it stays. */
  function AtOnce(props: Props) {
    // All sections together: each would stop the rendering for itself.
    if (!code.isReady()) loadLateSections().catch(() => undefined);
    code.useCode();
    return (
      <Suspense fallback={null}>
        <code.Component {...props} />
      </Suspense>
    );
  }

  function Section(props: Props) {
    const asRendered = useAsRendered();
    const [waits] = useState(asRendered);
    return waits ? <Late {...props} /> : <AtOnce {...props} />;
  }
  return memo(Section);
}
