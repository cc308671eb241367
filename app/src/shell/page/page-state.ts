import type { PageState } from "@danji/api/page-state";
import { createContext, use } from "react";

/** Id of the element in which the server hands its state to the client. */
export const PAGE_STATE_ID = "page-state";

/** What the server knew when it rendered the page; empty on prerendered pages. */
export const PageStateContext = createContext<PageState>({});

export const usePageState = () => use(PageStateContext);
