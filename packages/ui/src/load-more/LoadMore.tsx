"use client";
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from "react";
import { loadMore } from "../messages/ko/load-more.ts";
import { useMessages } from "../provider/messages-context.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { Failure, Foot, MoreButton, Status } from "./LoadMore.styles.ts";
import { firstPage, nextLoaded } from "./loaded.ts";

/** Props of `LoadMore`: those of its `<div>`, what the list has, and what is said. */
export interface LoadMoreProps extends Omit<ComponentProps<"div">, "children"> {
  /** Entries that the list shows now. */
  count: number;
  /** Whether there are more: the button goes when there are none. */
  hasMore: boolean;
  /** Asked for the next page, or for the failed one again. Not while `pending`. */
  onLoadMore: () => void;
  /** Whether a page is on its way. Default: false. */
  pending?: boolean | undefined;
  /** Why the page did not come, as a Korean sentence; the button then offers another try. Default: nothing. */
  error?: ReactNode;
  /** Text after the last page. Default: that of the messages. */
  endMessage?: string | undefined;
}

/**
 * The foot of a list that comes page by page: the button for the next page, and the news about it. The button keeps the
 * focus while a page comes, so that one can press it again; when it goes, the focus goes to the message about the end.
 *
 * Use it for lists that a reader looks through from the newest on. Do not use it where places in the list matter
 * (pages), nor instead of a search. Give it a `key` per list: another list begins anew.
 *
 * Keys: those of a button.
 */
export function LoadMore({ count, hasMore, onLoadMore, pending = false, error, endMessage, ...foot }: LoadMoreProps) {
  const messages = useMessages("loadMore", loadMore);
  const [loaded, setLoaded] = useState(() => firstPage(count));
  if (loaded.count !== count) setLoaded(nextLoaded(loaded, count));
  const statusRef = useRef<HTMLDivElement>(null);
  const pressedRef = useRef(false);

  useEffect(() => {
    // A button that is taken away while it has the focus drops it: the keyboard would begin at the top of the page.
    if (hasMore || !pressedRef.current || document.activeElement !== document.body) return;
    statusRef.current?.focus({ preventScroll: true });
  }, [hasMore]);

  function press(): void {
    if (pending) return;
    pressedRef.current = true;
    onLoadMore();
  }

  const failed = error !== undefined && error !== null && error !== false && !pending;
  return (
    <Foot {...foot}>
      <Failure role="alert">{failed && error}</Failure>
      <Status ref={statusRef} role="status" tabIndex={-1}>
        {loaded.added > 0 && <VisuallyHidden>{messages.loaded(loaded.added, loaded.count)} </VisuallyHidden>}
        {loaded.grown && !hasMore && (endMessage ?? messages.end)}
      </Status>
      {(hasMore || failed) && (
        <MoreButton variant="secondary" aria-disabled={pending || undefined} onClick={press}>
          {pending ? messages.pending : failed ? messages.retry : messages.more}
        </MoreButton>
      )}
    </Foot>
  );
}
