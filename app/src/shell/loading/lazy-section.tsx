import { type ComponentType, memo, Suspense, use, useEffect, useEffectEvent, useState } from "react";
import { useCarryOver } from "@danji/blocks/fields/carry-over.ts";
import { useAsRendered } from "../page/page-state.ts";
import { type LazyComponent, lazyComponent } from "./lazy-component.tsx";
import { sectionAt, type SectionSignal, sectionSignal } from "@danji/blocks/signals/section-signal.ts";

/** Lazy sections of the pages whose code is loaded. */
const sections = new Set<Pick<LazyComponent<never>, "preload" | "retry">>();

/** Loads all lazy sections, for the server and for pages that are navigated to. */
export async function loadLazySections(): Promise<void> {
  await Promise.all([...sections].map((section) => section.preload()));
}

/** Resets failed loads, so that the next render retries. */
export function retryLazySections(): void {
  for (const section of sections) section.retry();
}

/** Renders the served HTML in place of a section that an urgent update, as of a fragment link, suspends before its code is there. */
function ServedSection({ anchor, onShow }: { anchor: string; onShow: () => void }) {
  const [html] = useState(() => sectionAt(anchor)?.outerHTML ?? "");
  useCarryOver(() => sectionAt(anchor));
  const handleShow = useEffectEvent(onShow);
  useEffect(() => handleShow(), []);
  return <div style={{ display: "contents" }} dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * Creates a section whose served HTML stays until it is near or the visitor shows intent; then React hydrates it in place.
 *
 * - No module of the first load may import its file.
 * - Its HTML has to work without script. Clicks are not replayed, focus and hover are.
 * - State above it has to change in a transition, as the router's does: an urgent update would suspend and blank it.
 *
 * @param anchor Id of the section's element, or of one in it, such as its heading.
 * @param watch Creates the signal that requests the code. @default nearness or intent
 */
export function lazySection<Props extends object>(
  anchor: string,
  load: () => Promise<ComponentType<Props>>,
  watch: typeof sectionSignal = sectionSignal,
): ComponentType<Props> {
  const code = lazyComponent(load);
  sections.add(code);
  let signal: SectionSignal | undefined;
  let arriving: Promise<void> | undefined;

  /** Waits for the signal and loads. If that fails, the HTML stays and the next intent retries. */
  async function arrive(): Promise<void> {
    for (let near = true; !code.isReady(); near = false) {
      signal = watch(anchor, near);
      await signal.requested;
      await code.preload().catch(() => code.retry());
    }
  }

  function WithCode(props: Props) {
    useCarryOver(() => sectionAt(anchor));
    use((arriving ??= arrive()));
    return <code.Component {...props} />;
  }

  /** On a prerendered page. */
  function Prerendered(props: Props) {
    // The page around it has updated: React cannot continue before the section's code is loaded.
    if (!useAsRendered()) signal?.now();
    return (
      <Suspense fallback={<ServedSection anchor={anchor} onShow={() => signal?.now()} />}>
        <WithCode {...props} />
      </Suspense>
    );
  }

  /** On a server, and on a page that is navigated to: waits above the boundary, so that the page before it stays. */
  function Navigated(props: Props) {
    // All sections together: each would suspend the render separately.
    if (!code.isReady()) loadLazySections().catch(() => undefined);
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
    return waits ? <Prerendered {...props} /> : <Navigated {...props} />;
  }
  return memo(Section);
}
