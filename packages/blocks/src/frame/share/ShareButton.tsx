import { Button } from "@danji/ui/button";
import { useState } from "react";
import { Address, ShareRoot } from "../footer/Footer.styles.ts";

const selectAll = (field: HTMLInputElement | null) => {
  field?.focus();
  field?.select();
};

/** Renders a button that shares the current page, on a dark ground. Hidden without JavaScript, which it needs. */
export function ShareButton() {
  const [outcome, setOutcome] = useState<ShareOutcome>();
  const share = async () => {
    // Emptied first, so that the same words are read out a second time.
    setOutcome(undefined);
    setOutcome(await shareAddress());
  };
  return (
    <ShareRoot>
      <Button variant="secondary" tone="onDark" onClick={() => void share()}>
        공유하기
      </Button>
      <p role="status">
        {outcome === "copied" ? "주소를 복사했습니다." : outcome === "shown" && "아래 주소를 복사해 주세요."}
      </p>
      {outcome === "shown" && (
        <Address ref={selectAll} readOnly aria-label="이 페이지 주소" defaultValue={pageAddress()} />
      )}
    </ShareRoot>
  );
}

/** How sharing an address went: handed to the system (or called off there), copied, or left to the visitor's own hands. */
type ShareOutcome = "handed" | "copied" | "shown";

/** Returns the address of the page as others should open it: without what only this visit has. */
const pageAddress = () => location.origin + location.pathname;

/** Hands the page to the system's share sheet, or copies its address. A missing part of the browser throws like a refused one. */
async function shareAddress(): Promise<ShareOutcome> {
  const url = pageAddress();
  try {
    await navigator.share({ title: document.title, url });
    return "handed";
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "handed";
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "shown";
  }
}
