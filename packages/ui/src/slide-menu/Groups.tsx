"use client";
import { createContext, use, useId, useMemo, useState, type ComponentProps, type ReactNode } from "react";
import { Collapsible } from "../collapsible/Collapsible.tsx";
import { Chevron } from "../disclosure/Chevron.styles.ts";
import type { LinkProps } from "../provider/link-context.ts";
import { GroupButton, GroupLink, GroupList, TopLink } from "./SlideMenu.styles.ts";

interface GroupsContextValue {
  /** Value of the open group, or nothing. */
  openGroup: string | undefined;
  setOpenGroup: (value: string | undefined) => void;
}

const GroupsContext = createContext<GroupsContextValue | null>(null);

/** Whether a link is in the list of a group. */
const InGroupContext = createContext(false);

interface GroupsProviderProps {
  defaultGroup: string | undefined;
  children: ReactNode;
}

/** Keeps which group is open: one at most. */
export function GroupsProvider({ defaultGroup, children }: GroupsProviderProps) {
  const [openGroup, setOpenGroup] = useState(defaultGroup);
  const groups = useMemo(() => ({ openGroup, setOpenGroup }), [openGroup]);
  return <GroupsContext value={groups}>{children}</GroupsContext>;
}

/** Props of `SlideMenu.Group`: those of its `<div>`, and what it says. */
export interface SlideMenuGroupProps extends ComponentProps<"div"> {
  /** The words on the button that opens the group. */
  label: string;
  /** Unique value of the group. */
  value: string;
  /** The links of the group. */
  children: ReactNode;
}

/**
 * Renders links behind a button. Opening a group closes its sibling; pressing the open one closes it.
 *
 * @throws Error outside a `SlideMenu.Content`.
 */
export function SlideMenuGroup({ label, value, children, ...group }: SlideMenuGroupProps) {
  const listId = useId();
  const groups = use(GroupsContext);
  if (!groups) throw new Error("<SlideMenu.Group> must be inside a <SlideMenu.Content>.");
  const open = groups.openGroup === value;
  return (
    <div {...group}>
      <GroupButton
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => {
          groups.setOpenGroup(open ? undefined : value);
        }}
      >
        <span>{label}</span>
        <Chevron aria-hidden />
      </GroupButton>
      <Collapsible open={open}>
        <GroupList id={listId}>
          <InGroupContext value={true}>{children}</InGroupContext>
        </GroupList>
      </Collapsible>
    </div>
  );
}

/** Props of `SlideMenu.Link`: those of a link. */
export type SlideMenuLinkProps = LinkProps;

/** Renders a link of the menu: a row of its own, or an item of the group around it. */
export function SlideMenuLink(link: SlideMenuLinkProps) {
  const inGroup = use(InGroupContext);
  if (!inGroup) return <TopLink {...link} />;
  return (
    <li>
      <GroupLink {...link} />
    </li>
  );
}
