import * as DropdownNav from "./DropdownNav.tsx";

/** A row of groups with panels of links: `Root` names it, each `Group` holds a `Content`, and that its `Link`s. */
export { DropdownNav };
