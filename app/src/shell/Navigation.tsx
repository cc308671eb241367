import { DropdownNav } from "@danji/ui/dropdown-nav";
import { menu } from "complex:menu";
import { useLocation } from "react-router-dom";
import { Groups } from "./Header.styles.ts";

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The groups of the menu on wide screens. */
export function Navigation() {
  const { pathname } = useLocation();
  return (
    <Groups label="주 메뉴">
      {menu.map(({ title, subMenu }) => (
        <DropdownNav.Group
          key={title}
          label={title}
          to={subMenu[0]?.subUrl ?? "/"}
          current={subMenu.some(({ subUrl }) => same(subUrl, pathname))}
        >
          <DropdownNav.Panel>
            {subMenu.map(({ subTitle, subUrl }) => (
              <DropdownNav.Link key={subUrl} to={subUrl} current={same(subUrl, pathname)}>
                {subTitle}
              </DropdownNav.Link>
            ))}
          </DropdownNav.Panel>
        </DropdownNav.Group>
      ))}
    </Groups>
  );
}
