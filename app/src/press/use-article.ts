import type { Article } from "@danji/api/press/schema";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { usePageState } from "../shell/page/page-state.ts";
import { useServices } from "../shell/services/services.ts";

/** Where the opening of an article stands. */
type ArticleState =
  { readonly status: "loading" | "missing" | "failed" } | { readonly status: "ready"; readonly article: Article };

/** Opens an article, which counts one view, however often React runs the effect; fragments and Back from them count none. */
export function useArticle(id: string): [state: ArticleState, retry: () => void] {
  const services = useServices();
  const { article: known } = usePageState();
  const [state, setState] = useState<ArticleState>(
    known?.id === id ? { status: "ready", article: known } : { status: "loading" },
  );
  const opened = useRef<string>(undefined);

  async function open() {
    // An article that is already on the screen stays there while its opening is counted, and when that fails.
    const unlessShown = (next: ArticleState) =>
      setState((shown) => (shown.status === "ready" && shown.article.id === id ? shown : next));
    unlessShown({ status: "loading" });
    const settle = (next: ArticleState) => {
      if (opened.current !== id) return;
      if (next.status === "failed") unlessShown(next);
      else setState(next);
    };
    try {
      const press = await services.press();
      const article = await press.open(id);
      settle(article ? { status: "ready", article } : { status: "missing" });
    } catch {
      settle({ status: "failed" });
    }
  }

  const openOnce = useEffectEvent(() => {
    if (opened.current === id) return;
    opened.current = id;
    void open();
  });
  useEffect(() => openOnce(), [id]);

  return [state, () => void open()];
}
