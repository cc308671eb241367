import { Stack } from "@danji/ui/stack";
import { hiddenIn, media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { PAGE_INSET } from "../../parts/shell-size.ts";

export const End = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[12]} clamp(3rem, 8vw, 8rem);
  padding: clamp(3rem, 6vw, 5rem) ${PAGE_INSET};
  background: ${vars.color.surfaceSunken};

  h2 {
    font-size: ${vars.text.title3};
  }

  ${media.mobile} {
    gap: ${vars.space[6]};
    padding-block: ${vars.space[6]};

    h2 {
      font-size: ${vars.text.lead};
    }
  }

  ${media.desktop} {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }

  /* Whatever holds a heading is stacked on paper, and this would show with it. */
  ${media.print} {
    display: none !important;
  }
`;

export const Invitation = styled(Stack)`
  > p {
    max-width: ${vars.measure};
    color: ${vars.color.textMuted};
  }

  /* The bar at the foot of a phone leads there on every page. */
  ${hiddenIn(media.mobile)}
`;

export const Ways = styled(Stack)`
  row-gap: ${vars.space[3]};
  margin-block-start: ${vars.space[3]};

  > p {
    font-variant-numeric: tabular-nums;
  }

  > p > a {
    display: inline-block;
    padding-block: ${vars.space[1]};
    font-weight: 600;
  }
`;

export const Related = styled.nav`
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
    gap: 0 ${vars.space[8]};
    margin-top: ${vars.space[3]};
  }

  a {
    display: flex;
    justify-content: space-between;
    padding-block: ${vars.space[4]};
    border-bottom: 1px solid ${vars.color.ornament};
    text-decoration: none;
  }

  a::after {
    content: "→" / "";
  }

  a:hover {
    border-color: ${vars.color.action};
  }

  ${media.mobile} {
    ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${vars.space[6]};
      margin-top: 0;
    }

    a {
      gap: ${vars.space[2]};
      padding-block: ${vars.space[3]};
      border: 0;
    }
  }

  /* Beside an invitation the pages stand below each other. */
  section + & ul {
    grid-template-columns: minmax(0, 1fr);
  }
`;
