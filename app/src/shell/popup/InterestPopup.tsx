import type { SharedDraft } from "@danji/blocks/fields/draft.ts";
import { InterestForm } from "@danji/blocks/forms/InterestForm.tsx";
import { InterestPopup as InterestPopupView } from "@danji/blocks/frame/interest-popup/InterestPopup.tsx";
import { forms } from "complex:forms";
import { Recaptcha } from "../forms/Recaptcha.tsx";
import { useLeadForm } from "../forms/use-lead-form.ts";
import { usePopupDraft } from "./use-popup-draft.ts";

/** Sends the registration of interest by the leads port. */
const InterestLead = ({ draft }: { draft: SharedDraft }) => (
  <InterestForm form={useLeadForm("interest", draft)} terms={forms} notices={<Recaptcha />} />
);

/** Renders the interest popup with its form. Keeps what is typed for the next opening, until it is sent. */
export function InterestPopup(popup: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const draft = usePopupDraft();
  return (
    <InterestPopupView {...popup}>
      <InterestLead draft={draft} />
    </InterestPopupView>
  );
}
