import type { ListedArticle, PressCursor, PressPage } from "@danji/api/press/schema";
import type { PagedListState } from "@danji/blocks/press/PagedList.tsx";
import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { usePageState } from "../shell/page/page-state.ts";
import { useServices } from "../shell/services/services.ts";
import { useIsReturn } from "../shell/use-route-change.ts";

/** What a list of articles says of itself, for readers and for the administrator. */
export const PRESS_LIST_TEXTS = {
  loadingLabel: "목록을 불러오는 중입니다",
  empty: "등록된 글이 없습니다.",
  failed: "목록을 불러오지 못했습니다.",
};

interface State {
  readonly status: PagedListState["status"];
  /** Newest first. */
  readonly articles: readonly ListedArticle[];
  readonly next: PressCursor | null;
  /** Counts the starts; an answer to an earlier one is thrown away. */
  readonly run: number;
}

type Action =
  | { type: "start"; run: number }
  | { type: "more" }
  | { type: "page"; run: number; articles: readonly ListedArticle[]; next: PressCursor | null }
  | { type: "failed"; run: number };

const INITIAL: State = { status: "loading", articles: [], next: null, run: 0 };

function reduce(state: State, action: Action): State {
  switch (action.type) {
    case "start":
      return { ...INITIAL, run: action.run };
    case "more":
      return { ...state, status: "loading" };
    case "page":
      if (action.run !== state.run) return state;
      return {
        ...state,
        status: "ready",
        articles: [...state.articles, ...action.articles],
        next: action.next,
      };
    case "failed":
      return action.run === state.run ? { ...state, status: "failed" } : state;
  }
}

let runs = 0;

/** What was shown last of each site's list, for a visitor who comes back to it. */
const left = new Map<string, State>();

/** The state of a list whose first page came with the page itself. */
const startWith = (first: PressPage): State => ({
  ...INITIAL,
  status: "ready",
  articles: first.articles,
  next: first.next,
});

/** Loads the press list of a site page by page. Another site starts again; Back shows what was loaded before. */
export function usePressList(siteId: string) {
  const services = useServices();
  const { pressList } = usePageState();
  const isReturn = useIsReturn();
  const known = (isReturn ? left.get(siteId) : undefined) ?? (pressList && startWith(pressList));
  const [state, dispatch] = useReducer(reduce, known ?? INITIAL);
  const shownSite = useRef(known && siteId);
  // The state says so only once it is rendered, and two calls may come before.
  const loadingRun = useRef<number>(undefined);

  async function load(run: number, after: PressCursor | undefined) {
    loadingRun.current = run;
    try {
      const press = await services.press();
      const { articles, next } = await press.list(siteId, after);
      dispatch({ type: "page", run, articles, next });
    } catch {
      dispatch({ type: "failed", run });
    } finally {
      if (loadingRun.current === run) loadingRun.current = undefined;
    }
  }

  function start() {
    runs += 1;
    dispatch({ type: "start", run: runs });
    void load(runs, undefined);
  }

  const startForSite = useEffectEvent(() => {
    if (shownSite.current === siteId) return;
    shownSite.current = siteId;
    start();
  });
  // Before another site starts: until then the state is that of the site before.
  useEffect(() => {
    if (state.status === "ready" && shownSite.current === siteId) left.set(siteId, state);
  }, [siteId, state]);
  useEffect(() => startForSite(), [siteId]);

  return {
    status: state.status,
    articles: state.articles,
    hasMore: state.next !== null,
    loadMore() {
      if (loadingRun.current === state.run) return;
      dispatch({ type: "more" });
      void load(state.run, state.next ?? undefined);
    },
    /** Starts again from the newest article. */
    reload: start,
  };
}
