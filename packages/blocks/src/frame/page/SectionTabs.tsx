import type { Menu } from "@danji/complex/schema/menu";
import { TabBar } from "@danji/ui/tab-bar";
import { TabsFrame } from "./PageFrame.styles.ts";
import { groupOf } from "./menu-group.ts";

interface SectionTabsProps {
  menu: Menu;
  /** Address of the page. */
  path: string;
  /** Whether narrow windows leave them out, on a page with tabs of its own. @default no */
  wideOnly?: boolean | undefined;
}

/** Renders the pages of a page's menu group as a bar of links, the current one marked. */
export function SectionTabs({ menu, path, wideOnly }: SectionTabsProps) {
  const group = groupOf(menu, path);
  if (!group || group.subMenu.length < 2) return null;
  return (
    <TabsFrame $wideOnly={wideOnly}>
      <TabBar.Root label={`${group.title} 하위 메뉴`}>
        {group.subMenu.map(({ subTitle, subUrl }) => (
          <TabBar.Link key={subUrl} to={subUrl} current={subUrl === path}>
            {subTitle}
          </TabBar.Link>
        ))}
      </TabBar.Root>
    </TabsFrame>
  );
}
