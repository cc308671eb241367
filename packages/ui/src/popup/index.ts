import { ModalRoot, ModalTrigger } from "../modal/Modal.tsx";
import { PopupClose, PopupContent } from "./Popup.tsx";

/** A modal dialog in parts: `Root` holds the state, `Trigger` opens, `Content` is the dialog, `Close` closes. */
export const Popup = { Root: ModalRoot, Trigger: ModalTrigger, Content: PopupContent, Close: PopupClose };
