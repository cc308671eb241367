import { visitPath } from "@danji/complex/routes";
import type { Identity } from "@danji/complex/schema/identity";
import { phoneHref } from "@danji/complex/phone";
import { BottomBar as Bar } from "@danji/ui/bottom-bar";
import { openFromButton, type PopupControl } from "../popup-button/open-from-button.ts";
import { NoScriptOnly, ScriptOnly } from "../popup-button/PopupButton.styles.ts";

/** Renders the fixed bar of narrow screens: book a visit, or call. */
export function BottomBar({ identity, popup }: { identity: Pick<Identity, "phone" | "siteKey">; popup: PopupControl }) {
  return (
    <Bar.Root label="빠른 상담">
      <ScriptOnly>
        <Bar.Button accent onPointerEnter={popup.preload} onFocus={popup.preload} onClick={openFromButton(popup.open)}>
          방문예약
        </Bar.Button>
      </ScriptOnly>
      <NoScriptOnly>
        <Bar.Link accent href={visitPath(identity.siteKey)}>
          방문예약
        </Bar.Link>
      </NoScriptOnly>
      <Bar.Link href={phoneHref(identity.phone)}>전화상담</Bar.Link>
    </Bar.Root>
  );
}
