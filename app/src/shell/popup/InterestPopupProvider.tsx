import type { PopupControl } from "@danji/blocks/frame/popup-button/open-from-button.ts";
import { createContext, type ReactNode, use } from "react";
import { useLazyPanel } from "../loading/use-lazy-panel.ts";

const InterestPopupContext = createContext<PopupControl | null>(null);

/** Returns the control of the interest popup. */
export function useInterestPopup(): PopupControl {
  const control = use(InterestPopupContext);
  if (!control) throw new Error("useInterestPopup needs an <InterestPopupProvider> above it.");
  return control;
}

const loadPopup = () => import("./InterestPopup.tsx");
const doNothing = () => undefined;

/** Renders the interest popup, once a trigger has requested its code. Where that fails to load, `bootstrap.ts` offers a reload. */
export function InterestPopupProvider({ children }: { children: ReactNode }) {
  const { panel, isOpen, setOpen, control } = useLazyPanel(loadPopup, doNothing);
  return (
    <InterestPopupContext value={control}>
      {children}
      {panel && <panel.InterestPopup open={isOpen} onOpenChange={setOpen} />}
    </InterestPopupContext>
  );
}
