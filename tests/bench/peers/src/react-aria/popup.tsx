import { Button, Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from "react-aria-components";
import { CLOSE, OPEN, TEXT, TITLE } from "../content.ts";

export const PopupPart = () => (
  <DialogTrigger>
    <Button>{OPEN}</Button>
    <ModalOverlay isDismissable>
      <Modal>
        <Dialog>
          <Heading slot="title">{TITLE}</Heading>
          <p>{TEXT}</p>
          <Button slot="close">{CLOSE}</Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  </DialogTrigger>
);
