import { createContext, type ReactNode, use, useMemo, useState } from "react";
import { loadChunk } from "../routes/load-chunk.ts";
import { reloadIfGone } from "../routes/reload-if-gone.ts";
import { PopupFailure } from "./InterestPopup.styles.ts";

type PopupModule = typeof import("./InterestPopup.tsx");

interface InterestPopupControl {
  /** Opens the popup; its code is fetched first if it is not there. */
  readonly open: () => void;
  /** Makes the popup ready ahead of the click, its code first; told whether somebody still reaches for it. */
  readonly reach: (reached: boolean) => void;
}

const InterestPopupContext = createContext<InterestPopupControl | null>(null);

/** The popup in which visitors register their interest. */
export function useInterestPopup(): InterestPopupControl {
  const control = use(InterestPopupContext);
  if (!control) throw new Error("useInterestPopup needs an <InterestPopupProvider> above it.");
  return control;
}

const FAILED = "등록 창을 열지 못했습니다. 인터넷 연결을 확인하고 다시 눌러 주세요.";

/** Holds the one popup of the site. Nothing of it is loaded before somebody reaches for it. */
export function InterestPopupProvider({ children }: { children: ReactNode }) {
  const [popup, setPopup] = useState<PopupModule>();
  const [open, setOpen] = useState(false);
  const [reached, setReached] = useState(false);
  const [failed, setFailed] = useState(false);

  const control = useMemo<InterestPopupControl>(() => {
    const load = () => loadChunk(() => import("./InterestPopup.tsx"));
    return {
      open() {
        setFailed(false);
        load()
          .catch(reloadIfGone)
          .then(
            (loaded) => {
              setPopup(loaded);
              setOpen(true);
              setReached(false);
            },
            () => setFailed(true),
          );
      },
      reach(next) {
        setReached(next);
        // What fails now is told when the popup is asked for.
        if (next) load().then(setPopup, () => undefined);
      },
    };
  }, []);

  return (
    <InterestPopupContext value={control}>
      {children}
      {popup && <popup.InterestPopup open={open} reached={reached} onOpenChange={setOpen} />}
      <PopupFailure role="alert">{failed && FAILED}</PopupFailure>
    </InterestPopupContext>
  );
}
