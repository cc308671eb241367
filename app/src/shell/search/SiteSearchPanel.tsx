import { SEARCH_PATH, type SearchEntry } from "@danji/complex/search-entry";
import { SearchPanel } from "@danji/blocks/frame/search/SearchPanel.tsx";
import { markText } from "@danji/blocks/search/mark-text.ts";
import { queryPattern } from "@danji/blocks/search/pattern.ts";
import { identity } from "complex:identity";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router-dom";
import { moveTo } from "../use-route-change.ts";
import { pressPath } from "@danji/complex/routes";
import { createSearchIndex, type SearchIndex } from "@danji/blocks/search/search-index.ts";
import type { PressPort } from "@danji/api/http/press";
import { useServices } from "../services/services.ts";

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
      identity={identity}
    />
  );
}

interface Loaded {
  readonly state: "ready" | "pending" | "failed";
  /** Returns what fits a query of what is there so far. */
  readonly search: SearchIndex["search"];
}

const PENDING: Loaded = { state: "pending", search: () => [] };

async function readList(): Promise<SearchEntry[]> {
  const response = await fetch(SEARCH_PATH);
  if (!response.ok) throw new Error(`The list for the search was answered with ${response.status}.`);
  return response.json();
}

/** Reads the newest articles: the first page of the press list. */
async function readArticles(press: PressPort): Promise<SearchEntry[]> {
  const { articles } = await press.list(identity.siteKey);
  return articles.map(({ id, title, summary }) => ({
    kind: "article",
    to: `${pressPath(identity.siteKey)}/${id}`,
    trail: ["언론보도"],
    heading: title,
    text: summary,
  }));
}

/** Loads what the site's search finds: the list of the build, and the newest articles, without which the rest is found. */
function useSearchIndex() {
  const services = useServices();
  const [index] = useState(createSearchIndex);
  const [loaded, setLoaded] = useState(PENDING);

  async function add(entries: readonly SearchEntry[]): Promise<void> {
    await index.add(entries);
    setLoaded(({ state }) => ({ state, search: (query) => index.search(query) }));
  }

  const load = () =>
    readList()
      .then(add)
      .then(
        () => setLoaded((now) => ({ ...now, state: "ready" })),
        () => setLoaded((now) => ({ ...now, state: "failed" })),
      );

  const start = useEffectEvent(() => {
    void load();
    void services
      .press()
      .then(readArticles)
      .then(add)
      .catch(() => undefined);
  });
  useEffect(() => start(), []);

  function retry(): void {
    setLoaded((now) => ({ ...now, state: "pending" }));
    void load();
  }
  return { ...loaded, retry };
}
