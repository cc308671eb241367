import type { Identity } from "@danji/complex/schema/identity";
import type { Menu } from "@danji/complex/schema/menu";
import type { FrameLook } from "@danji/complex/schema/theme";
import type { Page } from "@danji/complex/schema/page";
import { Lightbox } from "@danji/ui/lightbox";
import type { ReactNode } from "react";
import type { Pictures } from "@danji/complex/media/picture";
import { PageBand } from "./PageBand.tsx";
import { PageEnd } from "./PageEnd.tsx";
import { Content, TabsFrame } from "./PageFrame.styles.ts";
import { groupPage, trailOf } from "./trail.ts";
import { TabBar } from "@danji/ui/tab-bar";

interface PageFrameProps {
  identity: Identity;
  menu: Menu;
  /** Address of the page in its canonical spelling. */
  path: string;
  page: Page;
  pictures: Pictures;
  frame: FrameLook;
  /** Whether the page ends with an invitation to visit. @default no */
  inviting?: boolean | undefined;
  children: ReactNode;
}

/** Whether a section has the viewer of the types, whose buttons lead where the tabs of its page do. */
const hasTypes = ({ blocks }: Page["sections"][number]) => blocks.some(({ kind }) => kind === "plans");

/** Renders a sub page: the band, the tabs of its menu group unless it has the types' own, its content, whose pictures open full screen, and related pages. */
export const PageFrame = ({
  identity,
  menu,
  path,
  page,
  pictures,
  frame,
  inviting = false,
  children,
}: PageFrameProps) => (
  <>
    <PageBand
      title={page.h1}
      lead={page.lead}
      picture={page.banner === undefined ? undefined : pictures[page.banner]}
      frame={frame}
      siteUrl={identity.siteUrl}
      trail={trailOf(identity.name, { name: page.h1, path }, groupPage(menu, path))}
    />
    {!page.sections.some(hasTypes) && <SectionTabs menu={menu} path={path} />}
    <Lightbox.Root>
      <Content>{children}</Content>
    </Lightbox.Root>
    <PageEnd identity={identity} related={page.related} inviting={inviting} />
  </>
);

/** Renders the pages of a page's menu group as a bar of links, the current one marked. A page outside the menu has none. */
export function SectionTabs({ menu, path }: Pick<PageFrameProps, "menu" | "path">) {
  const group = menu.find(({ subMenu }) => subMenu.some(({ subUrl }) => subUrl === path));
  if (!group || group.subMenu.length < 2) return null;
  return (
    <TabsFrame>
      <TabBar.Root aria-label={`${group.title} 하위 메뉴`}>
        {group.subMenu.map(({ subTitle, subUrl }) => (
          <TabBar.Link key={subUrl} to={subUrl} current={subUrl === path}>
            {subTitle}
          </TabBar.Link>
        ))}
      </TabBar.Root>
    </TabsFrame>
  );
}
