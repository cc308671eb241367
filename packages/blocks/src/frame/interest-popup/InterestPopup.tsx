import { Popup } from "@danji/ui/popup";
import type { ReactNode } from "react";

interface InterestPopupProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** Renders the popup behind every reservation button. */
export const InterestPopup = ({ open, onOpenChange, children }: InterestPopupProps) => (
  <Popup.Root open={open} onOpenChange={onOpenChange}>
    <Popup.Content label="관심고객 등록" description="연락처를 남겨 주시면 전문상담원이 전화로 상담해 드립니다.">
      {children}
    </Popup.Content>
  </Popup.Root>
);
