import { customerPath } from "@danji/complex/routes";
import { Button, type ButtonProps, ButtonLink } from "@danji/ui/button";
import { identity } from "complex:identity";
import { NoScriptOnly, ScriptOnly } from "./PopupButton.styles.ts";
import { useInterestPopup } from "./InterestPopupProvider.tsx";

type PopupButtonProps = Pick<ButtonProps, "variant" | "size" | "tone" | "children">;

/** Renders a button that opens the interest popup; while no code answers it, a link to the page with the same forms. */
export function PopupButton(props: PopupButtonProps) {
  const popup = useInterestPopup();
  return (
    <>
      <ScriptOnly>
        <Button {...props} onPointerEnter={popup.preload} onFocus={popup.preload} onClick={popup.open} />
      </ScriptOnly>
      <NoScriptOnly>
        <ButtonLink {...props} to={customerPath(identity.siteKey)} />
      </NoScriptOnly>
    </>
  );
}
