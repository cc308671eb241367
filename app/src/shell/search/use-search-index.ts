import { pressPath } from "@danji/complex/routes";
import { SEARCH_PATH, type SearchEntry } from "@danji/complex/search-entry";
import { createSearchIndex } from "@danji/sections/search/search-index.ts";
import { identity } from "complex:identity";
import { useEffect, useEffectEvent, useState } from "react";
import { useServices } from "../services/context.ts";

async function readList(): Promise<SearchEntry[]> {
  const response = await fetch(SEARCH_PATH);
  if (!response.ok) throw new Error(`The list for the search was answered with ${response.status}.`);
  return response.json();
}

/** Loads what the site's search finds: the list of the build, and the newest articles, which may be missing. */
export function useSearchIndex() {
  const services = useServices();
  const [index] = useState(createSearchIndex);
  const [state, setState] = useState<"ready" | "pending" | "failed">("pending");
  const [, setArticles] = useState(0);

  async function load() {
    setState("pending");
    try {
      await index.add(await readList());
      setState("ready");
    } catch {
      setState("failed");
    }
  }

  async function loadArticles() {
    const press = await services.press();
    const { articles } = await press.list(identity.siteKey);
    const list = pressPath(identity.siteKey);
    await index.add(
      articles.map(({ id, title, summary }) => ({
        kind: "article",
        to: `${list}/${id}`,
        trail: ["언론보도"],
        heading: title,
        text: summary,
      })),
    );
    setArticles(articles.length);
  }

  const start = useEffectEvent(() => {
    void load();
    // Without them the pages are found all the same.
    loadArticles().catch(() => undefined);
  });
  useEffect(() => start(), []);

  return { state, search: index.search, retry: () => void load() };
}
