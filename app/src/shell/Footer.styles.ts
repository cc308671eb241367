import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { BOTTOM_BAR_HEIGHT, PAGE_INSET } from "./shell-size.ts";

export const FooterRoot = styled.footer`
  padding: ${vars.space[16]} ${PAGE_INSET} ${vars.space[8]};
  background: ${vars.color.pine};
  color: ${vars.color.ivoryMuted};
  font-size: ${vars.text.small};

  a {
    color: ${vars.color.ivory};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  ${media.mobile} {
    padding-bottom: calc(${vars.space[8]} + ${BOTTOM_BAR_HEIGHT} + env(safe-area-inset-bottom));
  }
  ${media.print} {
    padding: 1rem 0;
    background: none;
    color: inherit;
  }
`;

export const FooterGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(16rem, 1fr) 2fr;
  gap: ${vars.space[12]};

  ${media.mobile} {
    grid-template-columns: 1fr;
  }
`;

export const Company = styled.p`
  margin-bottom: ${vars.space[2]};
  color: ${vars.color.ivory};
  font-family: ${vars.font.display};
  font-size: ${vars.text.title3};
`;

export const FooterActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${vars.space[3]};
  margin-top: ${vars.space[6]};

  ${media.print} {
    display: none;
  }
`;

export const FamilyList = styled.ul`
  padding: ${vars.space[3]} ${vars.space[4]};
  border: 1px solid ${vars.color.lineOnDark};
  border-top: 0;
`;

export const Sitemap = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${vars.space[6]} ${vars.space[4]};
  scroll-margin-top: 8rem;

  strong {
    display: block;
    margin-bottom: ${vars.space[2]};
    color: ${vars.color.sand};
    font-weight: 500;
  }
  li a {
    display: inline-block;
    padding-block: ${vars.space[1]};
  }
`;

export const Disclaimers = styled.ul`
  margin-top: ${vars.space[12]};
  padding-top: ${vars.space[6]};
  border-top: 1px solid ${vars.color.lineOnDark};
  font-size: ${vars.text.caption};

  li + li {
    margin-top: ${vars.space[1]};
  }
`;

export const FooterBottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]} ${vars.space[5]};
  margin-top: ${vars.space[6]};
  font-size: ${vars.text.caption};

  address {
    flex-basis: 100%;
  }
`;
