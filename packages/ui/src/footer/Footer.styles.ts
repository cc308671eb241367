import { css, styled } from "styled-components";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.ts";

/** A quiet link on pine, high enough for a finger. */
const footerLink = css`
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

/** Pine from edge to edge; what stands on it keeps to the page's grid. */
export const Ground = styled.footer`
  padding: ${vars.space[16]} max(${vars.layout.gutter}, (100% - ${vars.layout.page}) / 2) ${vars.space[8]};
  background: ${vars.color.surfaceInverse};
  color: ${vars.color.onInverseMuted};
  font-size: ${vars.text.small};

  ${media.mobile} {
    padding-block-start: ${vars.space[6]};
  }

  ${media.print} {
    padding: ${vars.space[4]} 0;
    background: none;
    color: inherit;
  }
`;

export const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(16rem, 1fr) 2fr;
  gap: ${vars.space[12]};

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space[4]};
  }
`;

export const IdentityBox = styled.div`
  display: grid;
  align-content: start;
  gap: ${vars.space[2]};

  ${media.mobile} {
    gap: ${vars.space[1]};
  }

  p > a {
    color: ${vars.color.onInverse};
    text-decoration: none;
  }

  ${media.print} {
    p > a {
      color: inherit;
    }
  }
`;

export const Name = styled.p`
  color: ${vars.color.onInverse};
  font-family: ${vars.font.display};
  font-size: ${vars.text.title3};

  ${media.print} {
    color: inherit;
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${vars.space[3]};
  margin-block-start: ${vars.space[4]};

  ${media.mobile} {
    margin-block-start: ${vars.space[2]};
  }

  ${media.print} {
    display: none;
  }
`;

export const MapColumns = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${vars.space[6]} ${vars.space[4]};
`;

export const GroupBox = styled.div`
  min-width: 0;
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
`;

export const Remark = styled.li`
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
`;

export const LegalBox = styled.div`
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

  a {
    ${footerLink}
  }

  address {
    flex-basis: 100%;
  }

  small {
    font-size: inherit;
  }
`;

export const SiteList = styled.ul`
  padding: ${vars.space[2]} ${vars.space[4]};
  border: 1px solid ${vars.color.onInverseMuted};
  border-block-start: 0;
`;

export const FooterAnchor = styled.a`
  ${footerLink}
`;
