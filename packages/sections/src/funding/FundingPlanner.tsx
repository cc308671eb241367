import { Button } from "@danji/ui/button";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { PlanActions, SavedNews } from "./funding.styles.ts";
import { PlanForm, type PlanFormProps } from "./PlanForm.tsx";
import type { PlanStore } from "./plan-store.ts";
import type { TypedPlan } from "./read-purchase.ts";

/** Props of `FundingPlanner`. */
export interface FundingPlannerProps extends Omit<PlanFormProps, "initial" | "isSaved" | "save"> {
  /** Keeps typed values on request. */
  store: PlanStore;
}

/**
 * Renders a planner of the payments, loans and taxes of a purchase. Nothing that is typed leaves the page; values are
 * saved on the device only on request. Without a script it is hidden; the tables of rates show the same rules.
 */
export function FundingPlanner({ store, ...planner }: FundingPlannerProps) {
  const saved = useSyncExternalStore(store.subscribe, store.read, () => undefined);
  const [loaded, setLoaded] = useState<{ readonly values: TypedPlan; readonly times: number }>();
  const [timesCleared, setTimesCleared] = useState(0);
  const newsRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The focused button is removed with the saved values.
    if (timesCleared > 0) newsRef.current?.focus();
  }, [timesCleared]);

  function clear() {
    store.clear();
    setTimesCleared((times) => times + 1);
  }

  return (
    <>
      {saved && (
        <PlanActions>
          <p>이 기기에 저장한 입력값이 있습니다.</p>
          <Button
            variant="secondary"
            size="small"
            onClick={() => setLoaded({ values: saved, times: (loaded?.times ?? 0) + 1 })}
          >
            불러오기
          </Button>
          <Button variant="ghost" size="small" onClick={clear}>
            저장한 값 지우기
          </Button>
        </PlanActions>
      )}
      <SavedNews ref={newsRef} role="status" tabIndex={-1}>
        {!saved && timesCleared > 0 && "저장한 값을 지웠습니다."}
      </SavedNews>
      <PlanForm
        key={loaded?.times}
        {...planner}
        initial={loaded?.values ?? {}}
        isSaved={saved !== undefined}
        save={store.save}
      />
    </>
  );
}
