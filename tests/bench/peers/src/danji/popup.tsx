import { OPEN, TEXT, TITLE } from "../content.ts";
import { Popup } from "@danji/ui/popup";
import { DanjiProvider } from "@danji/ui/provider";
import { theme } from "@danji/ui/theme";

export const PopupPart = () => (
  <DanjiProvider theme={theme}>
    <Popup.Root>
      <Popup.Trigger>{OPEN}</Popup.Trigger>
      <Popup.Content title={TITLE}>
        <p>{TEXT}</p>
      </Popup.Content>
    </Popup.Root>
  </DanjiProvider>
);
