import { LoadMore } from "@danji/ui/load-more";
import { Spinner } from "@danji/ui/spinner";
import { useState, type ReactNode } from "react";
import { ListStatus } from "./press.styles.ts";

/** A list as far as it is loaded. */
export interface PagedListState {
  /** `loading` also while a further page is on its way. */
  readonly status: "loading" | "ready" | "failed";
  readonly hasMore: boolean;
  /** Loads the next page, or tries the failed one again. */
  readonly loadMore: () => void;
}

interface PagedListProps {
  list: PagedListState;
  count: number;
  loadingLabel: string;
  empty: string;
  failed: string;
  /** What the end of a list of several pages says. @default that of `LoadMore` */
  endMessage?: string;
  children: ReactNode;
}

/** Renders a list that is loaded page by page: its entries, its state, and the button for more. */
export function PagedList({ list, count, loadingLabel, empty, failed, endMessage, children }: PagedListProps) {
  const { status, hasMore, loadMore } = list;
  /** Whether more was requested: the end then stays, also that of an empty list, to receive the focus. */
  const [wasPressed, setWasPressed] = useState(false);

  function press(): void {
    setWasPressed(true);
    loadMore();
  }

  return (
    <>
      {count > 0 && children}
      {count === 0 && status !== "failed" && (
        <ListStatus role="status">{status === "loading" ? <Spinner aria-label={loadingLabel} /> : empty}</ListStatus>
      )}
      {(count > 0 || hasMore || status === "failed" || wasPressed) && (
        <LoadMore
          count={count}
          hasMore={hasMore}
          onLoadMore={press}
          pending={status === "loading"}
          error={status === "failed" && failed}
          endMessage={endMessage}
        />
      )}
    </>
  );
}
