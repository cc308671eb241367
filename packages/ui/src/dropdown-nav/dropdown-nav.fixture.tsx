import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { vars } from "../theme/index.ts";
import { DropdownNav } from "./index.ts";

/** The groups of a menu with their links. */
export const GROUPS = [
  { label: "브랜드", links: ["브랜드 소개", "홍보영상"] },
  { label: "사업안내", links: ["사업개요", "분양일정"] },
  { label: "분양안내", links: ["공급안내", "입주자모집공고 안내"] },
  { label: "단지안내", links: ["단지배치도", "동호수배치도", "커뮤니티"] },
] as const;

/** A header of pine, with the room below that a panel needs. */
const Page = styled.main`
  min-height: 100vh;

  > header {
    padding: ${vars.space[4]};
    background: ${vars.color.surfaceInverse};
    color: ${vars.color.onInverse};
  }
`;

/** Renders the groups, the last as the one of the page that is shown. */
export function Menu() {
  return GROUPS.map(({ label, links }) => (
    <DropdownNav.Group key={label} label={label} to={`#${links[0]}`} current={label === "단지안내"}>
      <DropdownNav.Panel>
        {links.map((link) => (
          <DropdownNav.Link key={link} to={`#${link}`} current={link === "커뮤니티"}>
            {link}
          </DropdownNav.Link>
        ))}
      </DropdownNav.Panel>
    </DropdownNav.Group>
  ));
}

/** Shows a menu in the header of a page. */
export function NavOnPage(nav: ComponentProps<typeof DropdownNav.Root>) {
  return (
    <Page>
      <header>
        <DropdownNav.Root {...nav} />
      </header>
      <h1 style={{ padding: "6rem 2rem" }}>견본 단지</h1>
    </Page>
  );
}
