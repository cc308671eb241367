import { customerPath } from "@danji/complex/routes";
import { BottomBar as Bar } from "@danji/ui/bottom-bar";
import { identity } from "complex:identity";
import { NoScriptOnly, ScriptOnly } from "./PopupButton.styles.ts";
import { telephoneHref } from "@danji/complex/telephone";
import { useInterestPopup } from "./InterestPopupProvider.tsx";

/** The fixed bar of narrow screens: book a visit, or call. */
export function BottomBar() {
  const popup = useInterestPopup();
  return (
    <Bar.Root label="빠른 상담">
      <ScriptOnly>
        <Bar.Button accent onPointerEnter={popup.preload} onFocus={popup.preload} onClick={popup.open}>
          방문예약
        </Bar.Button>
      </ScriptOnly>
      <NoScriptOnly>
        <Bar.Link accent href={customerPath(identity.siteKey)}>
          방문예약
        </Bar.Link>
      </NoScriptOnly>
      <Bar.Link href={telephoneHref(identity.phone)}>전화상담</Bar.Link>
    </Bar.Root>
  );
}
