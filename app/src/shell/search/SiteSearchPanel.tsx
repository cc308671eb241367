import type { SearchEntry } from "@danji/complex/search-entry";
import { SearchPanel } from "@danji/blocks/frame/search/SearchPanel.tsx";
import { markText } from "@danji/blocks/search/mark-text.ts";
import { queryPattern } from "@danji/blocks/search/pattern.ts";
import { identity } from "complex:identity";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { moveTo } from "../use-route-change.ts";
import { useSearchIndex } from "./use-search-index.ts";

interface SiteSearchPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Renders the search, and marks its words on the page to which a result has led. */
export function SiteSearchPanel({ open, onOpenChange }: SiteSearchPanelProps) {
  const { state, search, retry } = useSearchIndex();
  const [query, setQuery] = useState("");
  const [followed, setFollowed] = useState({ to: "", query: "" });
  const { pathname, hash } = useLocation();
  const isThere = followed.to === pathname + hash;

  useEffect(() => {
    markText(document.querySelectorAll("main section"), isThere ? queryPattern(followed.query) : undefined);
    // The router does not move within a page.
    if (isThere) moveTo(hash);
  }, [isThere, followed, hash]);

  function follow({ to }: SearchEntry): void {
    setFollowed({ to, query });
    onOpenChange(false);
  }

  return (
    <SearchPanel
      open={open}
      onOpenChange={onOpenChange}
      query={query}
      onQueryChange={setQuery}
      state={state}
      // Results of half a list would move under the finger when the rest comes.
      results={state === "pending" ? [] : search(query)}
      onRetry={retry}
      onFollow={follow}
      phone={identity.phone}
    />
  );
}
