import type { Menu } from "@danji/complex/schema/menu";
import { DropdownNav } from "@danji/ui/dropdown-nav";
import type { Ref } from "react";
import { isSamePath } from "../is-same-path.ts";
import { Groups } from "./Header.styles.ts";

interface NavigationProps {
  ref: Ref<HTMLElement>;
  menu: Menu;
  /** Path of the current page, in any letter case. */
  path: string;
}

/** Renders the groups of the menu on wide screens. */
export const Navigation = ({ ref, menu, path }: NavigationProps) => (
  <Groups ref={ref} label="주 메뉴">
    {menu.map(({ title, subMenu }) => (
      <DropdownNav.Group
        key={title}
        label={title}
        to={subMenu[0]?.subUrl ?? "/"}
        current={subMenu.some(({ subUrl }) => isSamePath(subUrl, path))}
      >
        <DropdownNav.Panel>
          {subMenu.map(({ subTitle, subUrl }) => (
            <DropdownNav.Link key={subUrl} to={subUrl} current={isSamePath(subUrl, path)}>
              {subTitle}
            </DropdownNav.Link>
          ))}
        </DropdownNav.Panel>
      </DropdownNav.Group>
    ))}
  </Groups>
);
