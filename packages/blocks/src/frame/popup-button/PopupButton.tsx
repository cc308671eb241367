import { Button, type ButtonProps, ButtonLink } from "@danji/ui/button";
import { openFromButton, type PopupControl } from "./open-from-button.ts";
import { NoScriptOnly, ScriptOnly } from "./PopupButton.styles.ts";

interface PopupButtonProps extends Pick<ButtonProps, "variant" | "size" | "tone" | "children"> {
  popup: PopupControl;
  fallback: string;
}

/** Renders a button that opens the interest popup; while no code answers it, a link to the page with the same forms. */
export function PopupButton({ popup, fallback, ...look }: PopupButtonProps) {
  return (
    <>
      <ScriptOnly>
        <Button {...look} onPointerEnter={popup.preload} onFocus={popup.preload} onClick={openFromButton(popup.open)} />
      </ScriptOnly>
      <NoScriptOnly>
        <ButtonLink {...look} to={fallback} />
      </NoScriptOnly>
    </>
  );
}
