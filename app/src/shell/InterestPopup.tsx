import { Popup } from "@danji/ui/popup";
import { InterestLead } from "../forms/InterestLead.tsx";
import { usePopupDraft } from "./use-popup-draft.ts";

interface InterestPopupProps {
  open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The popup behind every reservation button. Keeps what is typed for the next opening, until it is sent. */
export function InterestPopup({ open, onOpenChange }: InterestPopupProps) {
  const draft = usePopupDraft();
  return (
    <Popup.Root open={open} onOpenChange={onOpenChange}>
      <Popup.Content title="관심고객 등록" description="남겨 주신 연락처로 전문상담원이 분양 소식을 안내해 드립니다.">
        <InterestLead draft={draft} />
      </Popup.Content>
    </Popup.Root>
  );
}
