import { InterestPopup as InterestPopupView } from "@danji/sections/frame/interest-popup/InterestPopup.tsx";
import { InterestLead } from "../forms/InterestLead.tsx";
import { usePopupDraft } from "./use-popup-draft.ts";

interface InterestPopupProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Renders the interest popup with its form. Keeps what is typed for the next opening, until it is sent. */
export function InterestPopup(popup: InterestPopupProps) {
  const draft = usePopupDraft();
  return (
    <InterestPopupView {...popup}>
      <InterestLead draft={draft} />
    </InterestPopupView>
  );
}
