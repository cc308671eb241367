import { koreanDate } from "@danji/complex/sale-dates";
import { useSyncExternalStore } from "react";

const never = () => () => undefined;
const now = () => koreanDate(Date.now());

/** Returns the day in Korea, `yyyy-mm-dd`; the day on which a story is photographed stands still. */
export const useStoryToday = () => useSyncExternalStore(never, now, now);
