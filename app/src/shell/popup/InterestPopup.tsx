import { InterestPopup as InterestPopupView } from "@danji/sections/frame/interest-popup/InterestPopup.tsx";
import type { Draft } from "../forms/draft.ts";
import { InterestLead } from "../forms/InterestLead.tsx";

interface InterestPopupProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Keeps what is typed for the next opening, until it is sent. */
  draft: Draft;
}

/** Renders the interest popup with its form. */
export const InterestPopup = ({ draft, ...popup }: InterestPopupProps) => (
  <InterestPopupView {...popup}>
    <InterestLead draft={draft} />
  </InterestPopupView>
);
