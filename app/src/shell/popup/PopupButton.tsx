import { visitPath } from "@danji/complex/routes";
import { PopupButton as PopupButtonView } from "@danji/blocks/frame/popup-button/PopupButton.tsx";
import { identity } from "complex:identity";
import type { ReactNode } from "react";
import { useInterestPopup } from "./InterestPopupProvider.tsx";

/** Renders a button in the accent that opens the interest popup. */
export const PopupButton = ({ children }: { children: ReactNode }) => (
  <PopupButtonView popup={useInterestPopup()} fallback={visitPath(identity.siteKey)} variant="accent">
    {children}
  </PopupButtonView>
);
