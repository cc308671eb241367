import * as Dialog from "@radix-ui/react-dialog";
import { CLOSE, OPEN, TEXT, TITLE } from "../content.ts";

export const PopupPart = () => (
  <Dialog.Root>
    <Dialog.Trigger>{OPEN}</Dialog.Trigger>
    <Dialog.Portal>
      <Dialog.Overlay />
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Title>{TITLE}</Dialog.Title>
        <p>{TEXT}</p>
        <Dialog.Close>{CLOSE}</Dialog.Close>
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
);
