import type { PopupControl } from "@danji/blocks/frame/popup-button/open-from-button.ts";
import { createContext, type ReactNode, use, useMemo, useState } from "react";
import { loadChunk } from "../loading/load-chunk.ts";

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

/** Renders the interest popup, once a trigger has requested its code. Where that fails to load, `bootstrap.ts` offers a reload. */
export function InterestPopupProvider({ children }: { children: ReactNode }) {
  const [popup, setPopup] = useState<PopupModule>();
  const [open, setOpen] = useState(false);

  const control = useMemo<PopupControl>(() => {
    const load = () => loadChunk(() => import("./InterestPopup.tsx"));
    return {
      open() {
        load().then(
          (loaded) => {
            setPopup(loaded);
            setOpen(true);
          },
          () => undefined,
        );
      },
      preload() {
        load().then(setPopup, () => undefined);
      },
    };
  }, []);

  return (
    <InterestPopupContext value={control}>
      {children}
      {popup && <popup.InterestPopup open={open} onOpenChange={setOpen} />}
    </InterestPopupContext>
  );
}
