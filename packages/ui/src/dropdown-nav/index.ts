import { DropdownNavGroup, DropdownNavLink, DropdownNavPanel, DropdownNavRoot } from "./DropdownNav.tsx";

/** A row of groups with panels of links: `Root` names it, each `Group` holds a `Panel`, and that its `Link`s. */
export const DropdownNav = {
  Root: DropdownNavRoot,
  Group: DropdownNavGroup,
  Panel: DropdownNavPanel,
  Link: DropdownNavLink,
};
