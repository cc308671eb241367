import { Link } from "@danji/ui/provider";
import { menu } from "complex:menu";
import { useLocation } from "react-router-dom";
import { Group, Groups, Panel } from "./Navigation.styles.ts";
import { useDismissal } from "./use-dismissal.ts";

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/**
 * The groups of the menu on wide screens. A panel opens on hover and on focus by CSS alone, so that it works before
 * and without JavaScript; Escape and following a link close it until the pointer or the focus has left the group.
 */
export function Navigation() {
  const { pathname } = useLocation();
  const groupProps = useDismissal();
  return (
    <Groups aria-label="주 메뉴">
      <ul>
        {menu.map((group, index) => (
          <Group key={group.title} {...groupProps(index)}>
            <Link
              to={group.subMenu[0]?.subUrl ?? "/"}
              data-current={group.subMenu.some(({ subUrl }) => same(subUrl, pathname))}
            >
              {group.title}
            </Link>
            <Panel>
              {group.subMenu.map(({ subTitle, subUrl }) => (
                <li key={subUrl}>
                  <Link to={subUrl} aria-current={same(subUrl, pathname) ? "page" : undefined}>
                    {subTitle}
                  </Link>
                </li>
              ))}
            </Panel>
          </Group>
        ))}
      </ul>
    </Groups>
  );
}
