import { customerPath } from "@danji/complex/routes";
import { Link } from "@danji/ui/provider";
import { identity } from "complex:identity";
import { NoScriptOnly, ScriptOnly } from "./PopupButton.styles.ts";
import { Bar } from "./Shell.styles.ts";
import { telephoneHref } from "./telephone.ts";
import { useInterestPopup } from "./InterestPopupProvider.tsx";

/** The fixed bar of narrow screens: book a visit, or call. */
export function BottomBar() {
  const popup = useInterestPopup();
  return (
    <Bar aria-label="빠른 상담">
      <ScriptOnly>
        <button type="button" onClick={popup.open} onPointerEnter={popup.prefetch}>
          방문예약
        </button>
      </ScriptOnly>
      <NoScriptOnly>
        <Link to={customerPath(identity.siteKey)}>방문예약</Link>
      </NoScriptOnly>
      <a href={telephoneHref(identity.phone)}>전화상담</a>
    </Bar>
  );
}
