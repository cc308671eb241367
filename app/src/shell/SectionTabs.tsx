import { Link } from "@danji/ui/provider";
import { Tabs } from "./PageFrame.styles.ts";
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
    <Tabs aria-label={`${group.title} 하위 메뉴`}>
      <ul>
        {group.subMenu.map(({ subTitle, subUrl }) => (
          <li key={subUrl}>
            <Link to={subUrl} aria-current={subUrl === path ? "page" : undefined}>
              {subTitle}
            </Link>
          </li>
        ))}
      </ul>
    </Tabs>
  );
}
