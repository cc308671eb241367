"use client";
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { unlessPrevented, useNameMisuse, createPartContext, usePartRef } from "../hooks/parts.ts";
import { useControlled, type OpenProps } from "../hooks/useControlled.ts";
import { Button } from "../button/Button.tsx";
import * as ko from "../messages/ko.ts";
import { useMessages } from "../messages/useMessages.ts";
import { Frame, Hint, Root, StatusBox, TriggerLink } from "./FrameEmbed.styles.ts";

interface FrameEmbedState {
  src: string;
  title: string;
  /** `closed`: not requested. `loading`: requested. `slow`: not loaded within the patience. `ready`: loaded. */
  state: "closed" | "loading" | "slow" | "ready";
  attempt: number;
  /** The status, whose button or link may have the focus when the page has loaded. */
  statusRef: RefObject<HTMLDivElement | null>;
  /** Requests the page, or requests it again. */
  open: () => void;
  handleLoad: () => void;
}

const [FrameEmbedContext, useFrameEmbed] = createPartContext<FrameEmbedState>("FrameEmbed.Root");

/** Milliseconds until a frame counts as slow: longer than a tour takes on a slow line. */
const PATIENCE_MS = 15_000;

export interface FrameEmbedRootProps extends ComponentProps<"div">, OpenProps<"trigger"> {
  /** Accessible name of the frame, such as `84A VR 둘러보기`. */
  "aria-label": string;
  /** Address of the page. Nothing is requested before the user opens it. */
  src: string;
  /** Aspect ratio, as in CSS. @default 16 / 9 */
  ratio?: string | undefined;
  /** Milliseconds without a response after which the status says so. @default 15 seconds */
  patience?: number | undefined;
}

/**
 * Embeds a page of another site on request: until then an image shows and nothing is loaded. The focus moves into the
 * frame when it opens.
 *
 * Use it for a tour, a map or a provider's film. Do not use it for a film of one's own (`VideoPlayer`) nor for pages
 * that can be links.
 *
 * Without JavaScript its trigger is a plain link. Its size never changes.
 *
 * Keys: Enter on the trigger opens the frame and focuses it.
 */
function FrameEmbedRoot({
  "aria-label": title,
  src,
  ratio = "16 / 9",
  patience = PATIENCE_MS,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  children,
  ...div
}: FrameEmbedRootProps) {
  useNameMisuse("FrameEmbed.Root", title, "an aria-label");
  const [isOpen, setOpen] = useControlled({ value: openProp, defaultValue: defaultOpen, onChange: onOpenChange });
  const [progress, setProgress] = useState<FrameEmbedState["state"]>("loading");
  const state = isOpen ? progress : "closed";
  if (!isOpen && progress !== "loading") setProgress("loading");
  const [attempt, setAttempt] = useState(0);
  const statusRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (state !== "loading") return;
    const timer = setTimeout(() => setProgress("slow"), patience);
    return () => clearTimeout(timer);
  }, [state, attempt, patience]);

  function open(): void {
    setAttempt(attempt + 1);
    setProgress("loading");
    setOpen(true, "trigger");
  }

  const embed = { src, title, state, attempt, statusRef, open, handleLoad: () => setProgress("ready") };
  return (
    <FrameEmbedContext value={embed}>
      <Root {...div} data-state={state} $ratio={ratio}>
        {children}
      </Root>
    </FrameEmbedContext>
  );
}

interface FrameEmbedTriggerProps extends Omit<ComponentProps<"a">, "href"> {
  /** What pressing it does, such as `화면을 클릭하면 VR을 보실 수 있습니다.` */
  hint: ReactNode;
  /** An image that fills it. @default a plain surface */
  children?: ReactNode;
}

/** Renders the link in place of the frame, which opens it; with Control held or without JavaScript it is a link. */
function FrameEmbedTrigger({ hint, onClick, children, ...link }: FrameEmbedTriggerProps) {
  const { src, state, open } = useFrameEmbed("FrameEmbed.Trigger");
  if (state !== "closed") return null;
  const openHere = unlessPrevented(onClick, (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  });
  return (
    <TriggerLink {...link} href={src} onClick={openHere}>
      {children}
      <Hint>{hint}</Hint>
    </TriggerLink>
  );
}

type FrameEmbedContentProps = Omit<ComponentProps<"iframe">, "src" | "title" | "loading">;

/** Renders the frame once it is open. The other site receives the origin of this one, but not the page. */
function FrameEmbedContent(frame: FrameEmbedContentProps) {
  const { state, attempt } = useFrameEmbed("FrameEmbed.Content");
  return state !== "closed" && <OpenFrame key={attempt} {...frame} />;
}

function OpenFrame({
  allow = "fullscreen",
  referrerPolicy = "strict-origin-when-cross-origin",
  onLoad,
  ref,
  ...frame
}: FrameEmbedContentProps) {
  const { src, title, attempt, statusRef, handleLoad } = useFrameEmbed("FrameEmbed.Content");
  const frameRef = usePartRef(ref);

  // The trigger is removed, and would lose the focus before the next key.
  useLayoutEffect(() => {
    if (attempt > 0) frameRef.current?.focus({ preventScroll: true });
  }, [attempt, frameRef]);

  return (
    <Frame
      {...frame}
      ref={frameRef}
      src={src}
      title={title}
      allow={allow}
      referrerPolicy={referrerPolicy}
      onLoad={(event) => {
        onLoad?.(event);
        // The status is emptied, and would lose the focus.
        if (statusRef.current?.contains(document.activeElement)) frameRef.current?.focus({ preventScroll: true });
        handleLoad();
      }}
    />
  );
}

/** Renders the state of the frame below it: a live region, which has to be on the page before its text. */
function FrameEmbedStatus({ ref, ...status }: Omit<ComponentProps<"div">, "role" | "children">) {
  const messages = useMessages("frameEmbed", ko.frameEmbed);
  const { src, state, statusRef, open } = useFrameEmbed("FrameEmbed.Status");
  usePartRef(ref, statusRef);
  return (
    <StatusBox {...status} ref={statusRef} role="status">
      {state === "loading" && <p>{messages.loading}</p>}
      {state === "slow" && (
        <>
          <p>{messages.slow}</p>
          <Button size="small" variant="secondary" tone="onDark" onClick={open}>
            {messages.retry}
          </Button>
          <a href={src} target="_blank" rel="noopener">
            {messages.link}
          </a>
        </>
      )}
    </StatusBox>
  );
}

export {
  FrameEmbedRoot as Root,
  FrameEmbedTrigger as Trigger,
  FrameEmbedContent as Content,
  FrameEmbedStatus as Status,
};
