import { Button } from "@danji/ui/button";
import { useState } from "react";
import { Address, ShareRoot } from "./ShareButton.styles.ts";
import { pageAddress, shareAddress, type ShareOutcome } from "./share-address.ts";

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
      <Button variant="ghost" tone="onDark" onClick={() => void share()}>
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
