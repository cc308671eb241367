"use client";
import { useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode } from "react";
import * as ko from "../messages/ko.ts";
import { useMessages } from "../messages/useMessages.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { Failure, Foot, MoreButton, Status } from "./LoadMore.styles.ts";

export interface Loaded {
  readonly count: number;
  /** Entries of the latest page, 0 for the first. */
  readonly added: number;
  /** Whether a page followed the first. */
  readonly grown: boolean;
}

export const firstPage = (count: number): Loaded => ({ count, added: 0, grown: false });

/** Returns the progress once the list has `count` entries. Fewer than before, or the first ones, start again. */
export function nextLoaded(loaded: Loaded, count: number): Loaded {
  if (count === loaded.count) return loaded;
  if (loaded.count === 0 || count < loaded.count) return firstPage(count);
  return { count, added: count - loaded.count, grown: true };
}

interface LoadMoreProps extends Omit<ComponentProps<"div">, "children"> {
  /** Number of entries that show. */
  count: number;
  /** Whether there are more: without more the button is removed. */
  hasMore: boolean;
  /** Called to load the next page, or the failed one again. Not while `pending`. */
  onLoadMore: () => void;
  /** Whether a page is loading. @default false */
  pending?: boolean | undefined;
  /** Why the page failed to load, as a Korean sentence; the button then retries. @default nothing */
  error?: ReactNode;
  /** Text after the last page. @default that of the messages */
  endMessage?: string | undefined;
}

/**
 * Renders the end of a list that loads by pages: the button for the next page, and its status. The button keeps the
 * focus while a page loads; when it is removed, the message about the end receives the focus.
 *
 * Use it for lists that a reader looks through from the newest on. Do not use it where places in the list matter
 * (pages), nor instead of a search. Give it a `key` per list, which starts again.
 *
 * Keys: those of a button.
 */
export function LoadMore({ count, hasMore, onLoadMore, pending = false, error, endMessage, ...foot }: LoadMoreProps) {
  const messages = useMessages("loadMore", ko.loadMore);
  const [loaded, setLoaded] = useState(() => firstPage(count));
  if (loaded.count !== count) setLoaded(nextLoaded(loaded, count));
  const statusRef = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState(false);
  const failed = error !== undefined && error !== null && error !== false && !pending;
  // Whether there are more is not known while a first page that failed is tried again.
  const hasButton = hasMore || failed || (pending && pressed);

  useLayoutEffect(() => {
    // A removed button drops the focus: Tab would start at the top of the page.
    if (hasButton || !pressed || document.activeElement !== document.body) return;
    statusRef.current?.focus({ preventScroll: true });
  }, [hasButton, pressed]);

  function press(): void {
    if (pending) return;
    setPressed(true);
    onLoadMore();
  }

  return (
    <Foot {...foot}>
      <Failure role="alert">{failed && error}</Failure>
      <Status ref={statusRef} role="status" tabIndex={-1}>
        {loaded.added > 0 && <VisuallyHidden>{`${messages.loaded(loaded.added, loaded.count)} `}</VisuallyHidden>}
        {loaded.grown && !hasMore && <span>{endMessage ?? messages.end}</span>}
      </Status>
      {hasButton && (
        <MoreButton variant="secondary" aria-disabled={pending || undefined} onClick={press}>
          {pending ? messages.pending : failed ? messages.retry : messages.more}
        </MoreButton>
      )}
    </Foot>
  );
}
