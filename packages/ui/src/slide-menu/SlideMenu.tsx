"use client";
import type { Content } from "@radix-ui/react-dialog";
import {
  createContext,
  use,
  useId,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { Collapsible, type CollapsibleReason } from "../collapsible/Collapsible.tsx";
import { Chevron } from "../disclosure/Disclosure.styles.ts";
import { missing, useMisuse } from "../hooks/misuse.ts";
import { useNameMisuse, createPartContext } from "../hooks/parts.ts";
import { useControlled, type ValueProps } from "../hooks/useControlled.ts";
import type { LinkProps } from "../provider/Link.tsx";
import { useOverlayHistory } from "../provider/overlay-history.ts";
import { CloseButton } from "../modal/Modal.styles.ts";
import { DragToClose } from "../modal/DragToClose.tsx";
import { ModalLayer, useModal } from "../modal/Modal.tsx";
import { useModalFocus } from "../modal/useModalFocus.ts";
import * as ko from "../messages/ko.ts";
import { useMessages } from "../messages/useMessages.ts";
import { Body, GroupButton, GroupLink, GroupList, Head, Heading, Panel, TopLink } from "./SlideMenu.styles.ts";

/** The button of a group, or a search in the page. */
type GroupReason = Exclude<CollapsibleReason, "hydration">;

interface GroupsState {
  openGroup: string;
  setOpenGroup: (value: string, reason: GroupReason) => void;
}

const [GroupsContext, useGroups] = createPartContext<GroupsState>("SlideMenu.Content");

const InGroupContext = createContext(false);

interface GroupsProps extends ValueProps<GroupReason> {
  /** Groups and links. */
  children: ReactNode;
}

interface SlideMenuContentProps
  extends
    GroupsProps,
    Omit<
      ComponentProps<typeof Content>,
      "title" | "asChild" | "forceMount" | "onOpenAutoFocus" | "onCloseAutoFocus" | keyof GroupsProps
    > {
  /** Heading and accessible name. */
  label: string;
}

/**
 * Renders the panel. A link of the router or to a fragment of the page closes it, and so do Back and, on phones, a drag or a
 * flick towards its edge.
 *
 * Use it for the whole navigation of a site on narrow screens. Do not use it on wide ones (`DropdownNav`), nor for tasks
 * (`Popup`).
 *
 * Keys: those of a modal dialog, and of the buttons of its groups.
 */
function SlideMenuContent({ label, children, value, defaultValue, onValueChange, ...panel }: SlideMenuContentProps) {
  useNameMisuse("SlideMenu.Content", label, "a label");
  const messages = useMessages("slideMenu", ko.slideMenu);
  const { setOpen } = useModal("SlideMenu.Content");
  const history = useOverlayHistory();
  const { enterFocus, returnFocus } = useModalFocus();
  // Radix' own title renders the menu once more to name it.
  const titleId = useId();
  const bodyRef = useRef<HTMLElement>(null);

  // A link to the current page closes the menu too. Before another page the menu stays: closing would go back past a
  // navigation that a router has not finished.
  function closeAfterNavigation(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || !isOfThisPage(link) || !(event.defaultPrevented || leadsToFragment(event, link))) return;
    // The fragment's entry takes the place of the menu's: closing the menu would go back past it.
    if (!event.defaultPrevented && (history.depth() ?? 0) > 0) {
      event.preventDefault();
      location.replace(link.href);
      history.mark(0);
    }
    setOpen(false, "navigation");
  }

  return (
    <ModalLayer>
      <Panel aria-labelledby={titleId} {...panel} onOpenAutoFocus={enterFocus} onCloseAutoFocus={returnFocus}>
        <DragToClose edge="right" />
        <Head>
          <Heading id={titleId}>{label}</Heading>
          <CloseButton aria-label={messages.close}>
            <span aria-hidden>×</span>
          </CloseButton>
        </Head>
        <Body ref={bodyRef} aria-label={label} onClick={closeAfterNavigation}>
          <Groups {...{ bodyRef, value, defaultValue, onValueChange, children }} />
        </Body>
      </Panel>
    </ModalLayer>
  );
}

const isOfThisPage = ({ origin, pathname, search }: HTMLAnchorElement): boolean =>
  origin + pathname + search === location.origin + location.pathname + location.search;

/** Returns whether the browser answers a click on a link to this page by moving to a fragment of it. */
function leadsToFragment({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, link: HTMLAnchorElement): boolean {
  const opensHere = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey) && /^(_self)?$/.test(link.target);
  return opensHere && link.hash !== "" && !link.hasAttribute("download");
}

/** Holds which group is open, one at most. */
function Groups({
  bodyRef,
  value,
  defaultValue = "",
  onValueChange,
  children,
}: GroupsProps & { bodyRef: RefObject<HTMLElement | null> }) {
  const [openGroup, setOpenGroup] = useControlled({ value, defaultValue, onChange: onValueChange });
  useMisuse(
    process.env.NODE_ENV !== "production" &&
      (() =>
        openGroup !== "" &&
        !bodyRef.current?.querySelector('[aria-expanded="true"]') &&
        missing("SlideMenu.Content", "group", openGroup, "a SlideMenu.Group")),
  );
  return <GroupsContext value={{ openGroup, setOpenGroup }}>{children}</GroupsContext>;
}

interface SlideMenuGroupProps extends ComponentProps<"div"> {
  /** The words on the button that opens the group. */
  label: string;
  /** Unique value of the group. */
  value: string;
  /** The links of the group. */
  children: ReactNode;
}

/** Renders links behind a button. Opening a group closes its sibling; pressing the open one closes it. */
function SlideMenuGroup({ label, value, children, ...group }: SlideMenuGroupProps) {
  const listId = useId();
  const groups = useGroups("SlideMenu.Group");
  const open = groups.openGroup === value;
  return (
    <div {...group}>
      <GroupButton
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => {
          groups.setOpenGroup(open ? "" : value, "trigger");
        }}
      >
        <span>{label}</span>
        <Chevron aria-hidden />
      </GroupButton>
      <Collapsible open={open} onFound={() => groups.setOpenGroup(value, "search")}>
        <GroupList id={listId}>
          <InGroupContext value={true}>{children}</InGroupContext>
        </GroupList>
      </Collapsible>
    </div>
  );
}

/** Renders a link of the menu: a row of its own, or an item of the group around it. */
function SlideMenuLink(link: LinkProps) {
  const inGroup = use(InGroupContext);
  if (!inGroup) return <TopLink {...link} />;
  return (
    <li>
      <GroupLink {...link} />
    </li>
  );
}

export { ModalRoot as Root, ModalTrigger as Trigger } from "../modal/Modal.tsx";
export { SlideMenuContent as Content, SlideMenuGroup as Group, SlideMenuLink as Link };
