"use client";
import type { Content } from "@radix-ui/react-dialog";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { CloseButton } from "../modal/Modal.styles.ts";
import { useModal } from "../modal/ModalContext.ts";
import { ModalLayer } from "../modal/ModalLayer.tsx";
import { useModalFocus } from "../modal/useModalFocus.ts";
import { GroupsProvider } from "./Groups.tsx";
import { Body, Head, Heading, Panel } from "./SlideMenu.styles.ts";

/** Edges that a menu can come from. */
export const SLIDE_MENU_SIDES = ["right", "left"] as const;

/** Props of `SlideMenu.Content`: those of its `<div role="dialog">`, and what it is called. */
export interface SlideMenuContentProps extends Omit<
  ComponentProps<typeof Content>,
  "title" | "asChild" | "forceMount" | "onOpenAutoFocus" | "onCloseAutoFocus"
> {
  /** Name of the menu: its heading, and what assistive technology calls it. */
  label: string;
  /** Name of the × beside the heading. Default: `메뉴 닫기`. */
  closeLabel?: string | undefined;
  /** The edge that it comes from. Default: `right`. */
  side?: (typeof SLIDE_MENU_SIDES)[number] | undefined;
  /** Value of the group that is open whenever the menu opens, such as that of the current page. Default: none. */
  defaultGroup?: string | undefined;
  /** Groups and links. */
  children: ReactNode;
}

/**
 * The panel itself. It closes by itself once the router has followed one of its links, and by Back.
 *
 * Use it for the whole navigation of a site on narrow screens. Do not use it on wide ones (`DropdownNav`), nor for tasks
 * (`Popup`).
 *
 * Keys: those of a modal dialog, and of the buttons of its groups.
 */
export function SlideMenuContent({
  label,
  closeLabel = "메뉴 닫기",
  side = "right",
  defaultGroup,
  children,
  ...panel
}: SlideMenuContentProps) {
  const { id, setOpen } = useModal();
  const { enterFocus, returnFocus } = useModalFocus();
  // Radix' own title names the menu only once its effect has run: after the frame that shows it.
  const titleId = `${id}-title`;

  // The router's link prevents the browser's own navigation. A link to the current page pushes nothing, so that the
  // history tells nobody; and a link that leaves the site has to keep the page as it is until the new one comes.
  function closeAfterNavigation(event: MouseEvent): void {
    const followed = event.target instanceof Element && event.target.closest("a") !== null;
    if (followed && event.defaultPrevented) setOpen(false);
  }

  return (
    <ModalLayer>
      <Panel
        data-danji-layer={id}
        aria-labelledby={titleId}
        {...panel}
        data-side={side}
        onOpenAutoFocus={enterFocus}
        onCloseAutoFocus={returnFocus}
      >
        <Head>
          <Heading id={titleId}>{label}</Heading>
          <CloseButton aria-label={closeLabel}>
            <span aria-hidden>×</span>
          </CloseButton>
        </Head>
        <Body aria-label={label} onClick={closeAfterNavigation}>
          <GroupsProvider defaultGroup={defaultGroup}>{children}</GroupsProvider>
        </Body>
      </Panel>
    </ModalLayer>
  );
}
