import { TabBar } from "@danji/ui/tab-bar";
import { TabsFrame } from "./PageFrame.styles.ts";
import { groupOf } from "./section-links.ts";

interface SectionTabsProps {
  /** Address of the page. */
  path: string;
}

/** The pages of a page's menu group as a bar of links, the present one marked. */
export function SectionTabs({ path }: SectionTabsProps) {
  const group = groupOf(path);
  if (!group || group.subMenu.length < 2) return null;
  return (
    <TabsFrame>
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
