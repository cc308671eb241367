import { FloatingNotice } from "@danji/sections/frame/notice/FloatingNotice.styles.ts";
import type { PopupControl } from "@danji/sections/frame/popup-button/popup-control.ts";
import { createContext, type ReactNode, use, useMemo, useState } from "react";
import { loadChunk } from "../loading/load-chunk.ts";
import { reloadIfGone } from "../loading/reload-if-gone.ts";

type PopupModule = typeof import("./InterestPopup.tsx");

const InterestPopupContext = createContext<PopupControl | null>(null);

/**
 * Returns the control of the interest popup.
 *
 * @throws Error outside of an `InterestPopupProvider`.
 */
export function useInterestPopup(): PopupControl {
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

  const control = useMemo<PopupControl>(() => {
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
