import type { Menu } from "@danji/complex/schema/menu";
import { DropdownNav } from "@danji/ui/dropdown-nav";
import { Groups } from "./Header.styles.ts";

interface NavigationProps {
  menu: Menu;
  /** Path of the current page, in any letter case. */
  path: string;
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Renders the groups of the menu on wide screens. */
export const Navigation = ({ menu, path }: NavigationProps) => (
  <Groups label="주 메뉴">
    {menu.map(({ title, subMenu }) => (
      <DropdownNav.Group
        key={title}
        label={title}
        to={subMenu[0]?.subUrl ?? "/"}
        current={subMenu.some(({ subUrl }) => same(subUrl, path))}
      >
        <DropdownNav.Panel>
          {subMenu.map(({ subTitle, subUrl }) => (
            <DropdownNav.Link key={subUrl} to={subUrl} current={same(subUrl, path)}>
              {subTitle}
            </DropdownNav.Link>
          ))}
        </DropdownNav.Panel>
      </DropdownNav.Group>
    ))}
  </Groups>
);
