import type { SiteYear } from "@danji/complex/sun/site-sun";
import { useEffect, useState } from "react";

/** Loads the sunlight of a year of all flats, again on `retry` after a failure. */
export function useSiteYear(loadYear: () => Promise<SiteYear>) {
  const [year, setYear] = useState<SiteYear>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let hasLeft = false;
    loadYear().then(
      (loaded) => {
        if (!hasLeft) setYear(loaded);
      },
      () => {
        if (!hasLeft) setHasFailed(true);
      },
    );
    return () => {
      hasLeft = true;
    };
  }, [loadYear, attempt]);

  return {
    year,
    hasFailed,
    retry: () => {
      setHasFailed(false);
      setAttempt((count) => count + 1);
    },
  };
}
