import { Disclosure } from "@danji/ui/disclosure";
import { hiddenIn, media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { BAR_HEIGHT, PAGE_INSET } from "../../parts/shell-size.ts";

/** From edge to edge; what stands on it keeps to the page's grid, and clear of the bar over the foot of narrow screens. */
export const Ground = styled.footer`
  padding: ${vars.space[16]} ${PAGE_INSET} ${vars.space[8]};
  background: ${vars.color.surfaceInverse};
  color: ${vars.color.onInverseMuted};
  font-size: ${vars.text.small};

  /* It comes when it is whole, below the content that waits for it (ADR 25). */
  &:not(:has(~ *)) {
    display: none;
  }

  ${media.mobile} {
    padding-block: ${vars.space[6]} calc(${vars.space[3]} + ${BAR_HEIGHT});
  }

  ${media.print} {
    padding: ${vars.space[4]} 0 0;
    background: none;
    color: inherit;
  }
`;

/** Who sells beside all pages. */
export const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(24rem, 1fr) 2fr;
  gap: ${vars.space[12]};

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space[4]};
  }
`;

export const Seller = styled.div`
  display: grid;
  align-content: start;
  gap: ${vars.space[2]};

  ${media.mobile} {
    gap: ${vars.space[1]};
  }

  /* Beside hours that run over lines, colour alone does not set the number apart (WCAG 1.4.1). */
  p > a {
    color: ${vars.color.onInverse};
    text-decoration: underline 1px;
  }

  ${media.print} {
    p > a {
      color: inherit;
    }
  }
`;

export const ComplexName = styled.p`
  color: ${vars.color.onInverse};
  font-family: ${vars.font.display};
  font-size: ${vars.text.title3};

  ${media.print} {
    color: inherit;
  }
`;

/** Three buttons, which stand in one row on a phone too. */
export const ContactRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${vars.space[3]};
  margin-block-start: ${vars.space[4]};

  ${media.mobile} {
    margin-block-start: ${vars.space[2]};

    button {
      padding-inline: ${vars.space[4]};
    }
  }

  ${media.print} {
    display: none;
  }
`;

export const SiteList = styled.ul`
  padding: ${vars.space[2]} ${vars.space[4]};
  border: 1px solid ${vars.color.onInverseMuted};
  border-block-start: 0;
`;

/** A quiet link, high enough for a finger. */
export const QuietLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${vars.space[8]};
  color: ${vars.color.onInverse};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }

  ${media.print} {
    color: inherit;
  }
`;

export const SitemapHeading = styled(Disclosure.Heading)`
  border-block: 1px solid ${vars.color.lineInverse};
  font-size: ${vars.text.lead};

  &,
  &[aria-expanded="true"],
  &:hover:not(:disabled) {
    color: ${vars.color.onInverse};
  }
`;

export const SitemapContent = styled(Disclosure.Content)`
  padding-block-start: ${vars.space[6]};
`;

export const Sitemap = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${vars.space[6]} ${vars.space[4]};

  > div {
    min-width: 0;
  }
`;

export const GroupTitle = styled.p`
  margin-block-end: ${vars.space[1]};
  color: ${vars.color.onInverseTint};
  font-weight: 500;
`;

export const Remarks = styled.ul`
  display: grid;
  gap: ${vars.space[1]};
  margin-block-start: ${vars.space[12]};
  padding-block-start: ${vars.space[6]};
  border-block-start: 1px solid ${vars.color.lineInverse};
  font-size: ${vars.text.caption};

  ${media.mobile} {
    margin-block-start: 0;
    padding-block-start: ${vars.space[3]};
    border: 0;
  }

  li {
    position: relative;
    padding-inline-start: ${vars.space[4]};

    /* A hairline; a character would be read aloud. */
    &::before {
      content: "";
      position: absolute;
      inset-block-start: 0.5lh;
      inset-inline-start: 0;
      width: ${vars.space[2]};
      border-block-start: 1px solid;
    }
  }
`;

export const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[1]} ${vars.space[5]};
  margin-block-start: ${vars.space[4]};
  font-size: ${vars.text.caption};

  ${media.mobile} {
    gap: 0 ${vars.space[4]};
    margin-block-start: ${vars.space[2]};
  }

  address {
    flex-basis: 100%;
  }

  small {
    font-size: inherit;
  }
`;

export const ShareRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;

  > p:not(:empty) {
    padding-inline-start: ${vars.space[3]};
  }
  ${hiddenIn(media.inert)}
`;

export const Address = styled.input`
  flex: 1 1 100%;
  min-width: 0;
  height: ${vars.control.small};
  margin-block-start: ${vars.space[2]};
  padding-inline: ${vars.space[3]};
  border: 1px solid ${vars.color.lineInverse};
  border-radius: ${vars.radius.control};
  background: none;
  color: ${vars.color.onInverse};
`;
