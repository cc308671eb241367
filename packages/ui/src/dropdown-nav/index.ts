import { DropdownNavContent, DropdownNavGroup, DropdownNavLink, DropdownNavRoot } from "./DropdownNav.tsx";

/** A row of groups with panels of links: `Root` names it, each `Group` holds a `Content`, and that its `Link`s. */
export const DropdownNav = {
  Root: DropdownNavRoot,
  Group: DropdownNavGroup,
  Content: DropdownNavContent,
  Link: DropdownNavLink,
};
