"use client";
import { createContext, use } from "react";
import { browserHistory, type OverlayHistory } from "./overlay-history.ts";

export const HistoryContext = createContext<OverlayHistory>(browserHistory);

/** Returns the history given to the provider. */
export const useOverlayHistory = (): OverlayHistory => use(HistoryContext);
