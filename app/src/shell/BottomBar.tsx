import { identity } from "complex:identity";
import { Bar } from "./Shell.styles.ts";
import { telephoneHref } from "./telephone.ts";
import { useInterestPopup } from "./InterestPopupProvider.tsx";

/** The fixed bar of narrow screens: book a visit, or call. */
export function BottomBar() {
  const popup = useInterestPopup();
  return (
    <Bar>
      <button type="button" onClick={popup.open} onPointerEnter={popup.prefetch}>
        방문예약
      </button>
      <a href={telephoneHref(identity.phone)}>전화상담</a>
    </Bar>
  );
}
