/** The pages of a group as a row of links: `Root` names it, `Link` leads to one page. */
export * as TabBar from "./TabBar.tsx";
