import { Link } from "@danji/ui/provider";
import { menu } from "complex:menu";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { Group, Groups, Panel } from "./Navigation.styles.ts";

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/**
 * The groups of the menu on wide screens. A panel opens on hover and on focus by CSS alone, so that it works before
 * and without JavaScript; Escape and following a link close it until the pointer or the focus has left the group.
 */
export function Navigation() {
  const { pathname } = useLocation();
  const [dismissed, setDismissed] = useState<number>();
  return (
    <Groups aria-label="주 메뉴">
      <ul>
        {menu.map((group, index) => (
          <Group
            key={group.title}
            data-dismissed={dismissed === index}
            onKeyDown={(event) => {
              if (event.key !== "Escape") return;
              setDismissed(index);
              // The panel is about to hide: a focus inside it would be lost.
              event.currentTarget.querySelector("a")?.focus();
            }}
            onClick={() => setDismissed(index)}
            onPointerLeave={() => setDismissed(undefined)}
            onBlur={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget)) setDismissed(undefined);
            }}
          >
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
