import { visitPath } from "@danji/complex/routes";
import type { Identity } from "@danji/complex/schema/identity";
import { phoneHref } from "@danji/complex/phone";
import { openFromButton, type PopupControl } from "../popup-button/open-from-button.ts";
import { NoScriptOnly, ScriptOnly } from "../popup-button/PopupButton.styles.ts";
import { Bar, BarAction } from "./BottomBar.styles.ts";

/** Renders the fixed bar of narrow screens: book a visit, or call. */
export function BottomBar({ identity, popup }: { identity: Pick<Identity, "phone" | "siteKey">; popup: PopupControl }) {
  return (
    <Bar aria-label="빠른 상담">
      <ScriptOnly>
        <BarAction
          type="button"
          data-accent
          onPointerEnter={popup.preload}
          onFocus={popup.preload}
          onClick={openFromButton(popup.open)}
        >
          방문예약
        </BarAction>
      </ScriptOnly>
      <NoScriptOnly>
        <BarAction as="a" data-accent href={visitPath(identity.siteKey)}>
          방문예약
        </BarAction>
      </NoScriptOnly>
      <BarAction as="a" href={phoneHref(identity.phone)}>
        전화상담
      </BarAction>
    </Bar>
  );
}
