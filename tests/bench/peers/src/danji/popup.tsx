import { Popup } from "@danji/ui/popup";
import { CLOSE, OPEN, TEXT, TITLE } from "../content.ts";

export const PopupPart = () => (
  <Popup.Root>
    <Popup.Trigger>{OPEN}</Popup.Trigger>
    <Popup.Content title={TITLE} closeLabel={CLOSE}>
      <p>{TEXT}</p>
    </Popup.Content>
  </Popup.Root>
);
