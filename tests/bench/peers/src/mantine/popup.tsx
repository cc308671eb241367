import { MantineProvider, Modal } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import "@mantine/core/styles/baseline.css";
import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import "@mantine/core/styles/Overlay.css";
import "@mantine/core/styles/CloseButton.css";
import "@mantine/core/styles/Paper.css";
import { CLOSE, OPEN, TEXT, TITLE } from "../content.ts";

export function PopupPart() {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <MantineProvider>
      <Modal opened={opened} onClose={close} title={TITLE} closeButtonProps={{ "aria-label": CLOSE }}>
        <p>{TEXT}</p>
      </Modal>
      <button type="button" onClick={open}>
        {OPEN}
      </button>
    </MantineProvider>
  );
}
