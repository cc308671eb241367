"use client";
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from "react";
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
  /** The button. Default: `더보기`. */
  label?: string | undefined;
  /** The button while a page is on its way. Default: `불러오는 중...`. */
  pendingLabel?: string | undefined;
  /** The button after a failure. Default: `다시 시도`. */
  retryLabel?: string | undefined;
  /** Said when the last page has come. Default: `더 이상 글이 없습니다.`. */
  endMessage?: string | undefined;
  /** Said to assistive technology when a page has come. Default: how many came and how many there are. */
  announce?: ((added: number, count: number) => string) | undefined;
}

const tellLoaded = (added: number, count: number) => `${added}개를 더 불러왔습니다. 모두 ${count}개입니다.`;

/**
 * The foot of a list that comes page by page: the button for the next page, and the news about it. The button keeps the
 * focus while a page comes, so that one can press it again; when it goes, the focus goes to the message about the end.
 *
 * Use it for lists that a reader looks through from the newest on. Do not use it where places in the list matter
 * (pages), nor instead of a search. Give it a `key` per list: another list begins anew.
 *
 * Keys: those of a button.
 */
export function LoadMore({
  count,
  hasMore,
  onLoadMore,
  pending = false,
  error,
  label = "더보기",
  pendingLabel = "불러오는 중...",
  retryLabel = "다시 시도",
  endMessage = "더 이상 글이 없습니다.",
  announce = tellLoaded,
  ...foot
}: LoadMoreProps) {
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
        {loaded.added > 0 && <VisuallyHidden>{announce(loaded.added, loaded.count)} </VisuallyHidden>}
        {loaded.grown && !hasMore && endMessage}
      </Status>
      {(hasMore || failed) && (
        <MoreButton variant="secondary" aria-disabled={pending || undefined} onClick={press}>
          {pending ? pendingLabel : failed ? retryLabel : label}
        </MoreButton>
      )}
    </Foot>
  );
}
