import { createContext, type ReactNode, use, useMemo, useState } from "react";
import { loadChunk } from "../routes/load-chunk.ts";
import { reloadIfGone } from "../routes/reload-if-gone.ts";
import { FloatingNotice } from "./FloatingNotice.styles.ts";

type PopupModule = typeof import("./InterestPopup.tsx");

interface InterestPopupControl {
  /** Opens the popup, and imports its code first. */
  readonly open: () => void;
  /** Imports the popup's code: for hover and focus of a trigger. */
  readonly preload: () => void;
}

const InterestPopupContext = createContext<InterestPopupControl | null>(null);

/**
 * Returns the control of the interest popup.
 *
 * @throws Error outside of an `InterestPopupProvider`.
 */
export function useInterestPopup(): InterestPopupControl {
  const control = use(InterestPopupContext);
  if (!control) throw new Error("useInterestPopup needs an <InterestPopupProvider> above it.");
  return control;
}

const FAILED = "등록 창을 열지 못했습니다. 인터넷 연결을 확인하고 다시 눌러 주세요.";

/** Renders the interest popup, once a trigger has asked for its code. */
export function InterestPopupProvider({ children }: { children: ReactNode }) {
  const [popup, setPopup] = useState<PopupModule>();
  const [open, setOpen] = useState(false);
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
            },
            () => setFailed(true),
          );
      },
      preload() {
        // A failure shows when the popup is opened.
        load().then(setPopup, () => undefined);
      },
    };
  }, []);

  return (
    <InterestPopupContext value={control}>
      {children}
      {popup && <popup.InterestPopup open={open} onOpenChange={setOpen} />}
      <FloatingNotice role="alert">{failed && <p>{FAILED}</p>}</FloatingNotice>
    </InterestPopupContext>
  );
}
