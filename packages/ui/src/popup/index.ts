import { ModalRoot } from "../modal/ModalRoot.tsx";
import { ModalTrigger } from "../modal/ModalTrigger.tsx";
import { PopupClose, PopupContent } from "./Popup.tsx";

export type { ModalRootProps as PopupRootProps } from "../modal/ModalRoot.tsx";
export type { ModalTriggerProps as PopupTriggerProps } from "../modal/ModalTrigger.tsx";
export type { PopupCloseProps, PopupContentProps } from "./Popup.tsx";

/** A modal dialog in parts: `Root` holds the state, `Trigger` opens, `Content` is the dialog, `Close` closes. */
export const Popup = { Root: ModalRoot, Trigger: ModalTrigger, Content: PopupContent, Close: PopupClose };
