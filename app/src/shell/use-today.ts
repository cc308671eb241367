import { koreanDate } from "@danji/complex/sale-dates";
import { useSyncExternalStore } from "react";

declare const __BUILD_DATE__: string;

const never = () => () => undefined;

/**
 * Returns the day in Korea as `yyyy-mm-dd`. While a prerendered page hydrates it is the day of the build, which is
 * what the HTML shows; right after that it is today.
 */
export const useToday = () =>
  useSyncExternalStore(
    never,
    () => koreanDate(Date.now()),
    () => __BUILD_DATE__,
  );
