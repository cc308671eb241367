import { DropdownNavLink, DropdownNavPanel, DropdownNavRoot } from "./DropdownNav.tsx";
import { DropdownNavGroup } from "./DropdownNavGroup.tsx";

export type { DropdownNavLinkProps, DropdownNavPanelProps, DropdownNavRootProps } from "./DropdownNav.tsx";
export type { DropdownNavGroupProps } from "./DropdownNavGroup.tsx";

/** A row of groups with panels of links: `Root` names it, each `Group` holds a `Panel`, and that its `Link`s. */
export const DropdownNav = {
  Root: DropdownNavRoot,
  Group: DropdownNavGroup,
  Panel: DropdownNavPanel,
  Link: DropdownNavLink,
};
