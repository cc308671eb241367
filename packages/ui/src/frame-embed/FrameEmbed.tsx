"use client";
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from "react";
import { Facade, Frame, Hint, Root } from "./FrameEmbed.styles.ts";
import { FrameEmbedContext, useFrameEmbed, type FrameState } from "./FrameEmbedContext.ts";

/** How long a frame may take before the reader is told, in milliseconds: longer than a tour takes on a slow line. */
const PATIENCE_MS = 15_000;

/** Props of `FrameEmbed.Root`: those of its `<div>`, and what it will show. */
export interface FrameEmbedRootProps extends Omit<ComponentProps<"div">, "title"> {
  /** What the frame is called, for assistive technology: `84A VR 둘러보기`. */
  title: string;
  /** Address of what it shows. Nothing is asked of it before the reader asks for it. */
  src: string;
  /** Shape as a CSS `aspect-ratio`. Default: `16 / 9`. */
  ratio?: string | undefined;
  /** Milliseconds after which it says that nothing has come. Default: 15 seconds. */
  patience?: number | undefined;
  /** Whether it is asked for from the beginning, where the reader has asked elsewhere already. Default: false. */
  defaultOpen?: boolean | undefined;
}

/**
 * A page of somebody else, shown in this one once the reader asks for it: until then a picture stands there, and
 * nothing is asked of the other site. The focus goes into the frame with it.
 *
 * Use it for a tour, a map or a provider's film. Do not use it for a film of one's own (`VideoPlayer`) nor for pages that
 * can be links.
 *
 * Without JavaScript its facade is a plain link to the address. It keeps its shape from the beginning.
 *
 * Keys: Enter on the facade shows the frame and goes into it.
 */
export function FrameEmbedRoot({
  title,
  src,
  ratio = "16 / 9",
  patience = PATIENCE_MS,
  defaultOpen = false,
  children,
  ...div
}: FrameEmbedRootProps) {
  const [state, setState] = useState<FrameState>(defaultOpen ? "loading" : "closed");
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (state !== "loading") return;
    const timer = setTimeout(() => setState("late"), patience);
    return () => clearTimeout(timer);
  }, [state, attempt, patience]);

  function open(): void {
    setAttempt(attempt + 1);
    setState("loading");
  }

  return (
    <FrameEmbedContext value={{ src, title, state, attempt, open, handleLoad: () => setState("ready") }}>
      <Root {...div} data-state={state} $ratio={ratio}>
        {children}
      </Root>
    </FrameEmbedContext>
  );
}

/** Props of `FrameEmbed.Facade`: those of its `<a>`, and what it says. */
export interface FrameEmbedFacadeProps extends Omit<ComponentProps<"a">, "href"> {
  /** What pressing it does: `화면을 클릭하면 VR을 보실 수 있습니다.` */
  hint: ReactNode;
  /** What it shows: a picture that fills it. Default: a plain surface. */
  children?: ReactNode;
}

/**
 * Stands where the frame will be, and asks for it. Pressed with Control or the like it opens the address elsewhere, as
 * links do; without JavaScript it always does.
 */
export function FrameEmbedFacade({ hint, onClick, children, ...link }: FrameEmbedFacadeProps) {
  const { src, state, open } = useFrameEmbed();
  if (state !== "closed") return null;

  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || elsewhere) return;
    event.preventDefault();
    open();
  }

  return (
    <Facade {...link} href={src} onClick={handleClick}>
      {children}
      <Hint>{hint}</Hint>
    </Facade>
  );
}

/** Props of `FrameEmbed.Frame`: those of its `<iframe>`. */
export type FrameEmbedFrameProps = Omit<ComponentProps<"iframe">, "src" | "title" | "loading">;

/** The frame, from the moment that it is asked for. The other site learns this one's origin, but not which page. */
export function FrameEmbedFrame({
  allow = "fullscreen",
  referrerPolicy = "strict-origin-when-cross-origin",
  onLoad,
  ref,
  ...frame
}: FrameEmbedFrameProps) {
  const { src, title, state, attempt, handleLoad } = useFrameEmbed();
  const frameRef = useRef<HTMLIFrameElement>(null);
  useImperativeHandle<HTMLIFrameElement | null, HTMLIFrameElement | null>(ref, () => frameRef.current);

  // The facade goes, and the focus with it: it has to be somewhere before the next key is pressed.
  useLayoutEffect(() => {
    if (attempt > 0) frameRef.current?.focus({ preventScroll: true });
  }, [attempt]);
  // So do the words on what is late.
  useLayoutEffect(() => {
    if (state === "ready" && document.activeElement === document.body) frameRef.current?.focus({ preventScroll: true });
  }, [attempt, state]);

  if (state === "closed") return null;
  return (
    <Frame
      {...frame}
      key={attempt}
      ref={frameRef}
      src={src}
      title={title}
      allow={allow}
      referrerPolicy={referrerPolicy}
      onLoad={(event) => {
        onLoad?.(event);
        handleLoad();
      }}
    />
  );
}
