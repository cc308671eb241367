import { ModalRoot } from "../modal/ModalRoot.tsx";
import { ModalTrigger } from "../modal/ModalTrigger.tsx";
import { SlideMenuGroup, SlideMenuLink } from "./Groups.tsx";
import { SlideMenuContent } from "./SlideMenu.tsx";

export type { ModalRootProps as SlideMenuRootProps } from "../modal/ModalRoot.tsx";
export type { ModalTriggerProps as SlideMenuTriggerProps } from "../modal/ModalTrigger.tsx";
export type { SlideMenuGroupProps, SlideMenuLinkProps } from "./Groups.tsx";
export { SLIDE_MENU_SIDES, type SlideMenuContentProps } from "./SlideMenu.tsx";

/** A menu that slides in from the side: a modal panel with groups of links, one of them open at a time. */
export const SlideMenu = {
  Root: ModalRoot,
  Trigger: ModalTrigger,
  Content: SlideMenuContent,
  Group: SlideMenuGroup,
  Link: SlideMenuLink,
};
