/** A row of groups with panels of links: `Root` names it, each `Group` holds a `Content`, and that its `Link`s. */
export * as DropdownNav from "./DropdownNav.tsx";
