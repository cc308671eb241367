import { FloatingNotice } from "@danji/sections/frame/notice/FloatingNotice.styles.ts";
import type { PopupControl } from "@danji/sections/frame/popup-button/popup-control.ts";
import { createContext, type ReactNode, use, useState } from "react";
import { useLazyPanel } from "../loading/use-lazy-panel.ts";

const load = () => import("./InterestPopup.tsx");

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
  const [failed, setFailed] = useState(false);
  const { panel, open, setOpen, preload, show } = useLazyPanel(load, () => setFailed(true));
  const [control] = useState<PopupControl>(() => ({
    preload,
    open() {
      setFailed(false);
      show();
    },
  }));

  return (
    <InterestPopupContext value={control}>
      {children}
      {panel && <panel.InterestPopup open={open} onOpenChange={setOpen} />}
      <FloatingNotice role="alert">{failed && <p>{FAILED}</p>}</FloatingNotice>
    </InterestPopupContext>
  );
}
