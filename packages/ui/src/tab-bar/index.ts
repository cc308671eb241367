import { TabBarLink, TabBarRoot } from "./TabBar.tsx";

/** The pages of a group as a row of links: `Root` names it, `Link` leads to one page. */
export const TabBar = { Root: TabBarRoot, Link: TabBarLink };
