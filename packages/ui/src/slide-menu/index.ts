import { ModalRoot, ModalTrigger } from "../modal/Modal.tsx";
import { SlideMenuContent, SlideMenuGroup, SlideMenuLink } from "./SlideMenu.tsx";

/** A menu that slides in from the side: a modal panel with groups of links, one of them open at a time. */
export const SlideMenu = {
  Root: ModalRoot,
  Trigger: ModalTrigger,
  Content: SlideMenuContent,
  Group: SlideMenuGroup,
  Link: SlideMenuLink,
};
