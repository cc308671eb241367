import type { Place } from "@danji/delivery/dev-content/api";
import { Spinner } from "@danji/ui/spinner";
import { useEffect, useRef, useState } from "react";
import { PreviewBox, PreviewFrame } from "./Editor.styles.ts";

/** Distance below the window at which a preview is loaded. */
const NEAR = "400px";

/** Returns the element of a place in its page, once it is there. */
function findSection(page: Document, { id, heading }: Place): Element | undefined {
  if (id === undefined) return page.body;
  const title = [...page.querySelectorAll("main h2")].find(({ textContent }) => textContent === heading);
  return page.getElementById(id) ?? title?.closest("section") ?? undefined;
}

/** Scrolls a page to a section, again while what is above it grows, and returns a function that ends it. */
function followSection(view: Window, place: Place, onFound: () => void): () => void {
  // `scrollIntoView` would scroll the editor as well.
  function show(): void {
    const section = findSection(view.document, place);
    if (!section) return;
    const header = view.document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    view.scrollTo({ top: section.getBoundingClientRect().top + view.scrollY - header, behavior: "instant" });
    onFound();
  }
  const sizes = new ResizeObserver(show);
  // A page has no body while it reloads; its `load` event runs this effect again.
  const body = view.document.querySelector("body");
  if (body) sizes.observe(body);
  show();
  return () => sizes.disconnect();
}

/** Renders a small live picture of a section, which loads while it is near the window and reloads with the page. */
export function Preview({ place }: { place: Place }) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isNear, setNear] = useState(false);
  const [loads, setLoads] = useState(0);
  const [isFound, setFound] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      rootMargin: NEAR,
    });
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const view = frame.current?.contentWindow;
    return view && loads > 0 ? followSection(view, place, () => setFound(true)) : undefined;
  }, [place, loads, isNear]);

  return (
    <PreviewBox ref={box} aria-hidden inert data-layout={place.narrow ? "phone" : "desktop"}>
      {!isFound && <Spinner aria-hidden />}
      {isNear && (
        <PreviewFrame
          data-state={isFound ? "ready" : "loading"}
          ref={frame}
          title="미리 보기"
          tabIndex={-1}
          src={place.route}
          onLoad={() => setLoads((count) => count + 1)}
        />
      )}
    </PreviewBox>
  );
}
