import { css, styled } from "styled-components";
import { columnsOfFour } from "../theme/layout.ts";
import { media } from "../theme/media.ts";
import { printedPlain } from "../theme/mixins.styles.ts";
import { vars } from "../theme/vars.ts";

/** Variants of a fact table: rows, or large numerals side by side. */
export const FACT_TABLE_VARIANTS = ["rows", "numerals"] as const;

/** The narrowest that a column of numerals gets: `229.8%` in the largest type that a phone shows. */
const NARROWEST_NUMERAL = "9rem";

export const Fact = styled.div`
  break-inside: avoid;
`;

export const Term = styled.dt`
  color: ${vars.color.textMuted};

  ${printedPlain}
`;

export const Measure = styled.dd`
  font-variant-numeric: tabular-nums;
`;

export const Unit = styled.small`
  margin-inline-start: 0.15em;
  font-size: 0.85em;
`;

export const Remark = styled.dd`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.small};
  text-wrap-style: pretty;

  ${printedPlain}
`;

const rows = css`
  border-block-start: 1px solid ${vars.color.text};

  > ${Fact} {
    display: grid;
    grid-template-columns: minmax(7rem, 1fr) 3fr;
    gap: ${vars.space[1]} ${vars.space[4]};
    padding-block: ${vars.space[4]};
    border-block-end: 1px solid ${vars.color.line};

    ${media.mobile} {
      padding-block: ${vars.space[3]};
    }
  }

  ${Measure}, ${Remark} {
    grid-column: 2;
  }
`;

const numerals = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${NARROWEST_NUMERAL}), 1fr));
  gap: ${vars.space[8]} ${vars.space[6]};

  &:has(> :nth-child(4):last-child) {
    grid-template-columns: ${columnsOfFour(NARROWEST_NUMERAL, vars.space[6])};
  }

  > ${Fact} {
    padding-block-start: ${vars.space[4]};
    border-block-start: 1px solid ${vars.color.text};
  }

  ${Term} {
    margin-block-end: ${vars.space[2]};
    font-size: ${vars.text.small};
  }

  ${Measure} {
    font-family: ${vars.font.display};
    font-size: ${vars.text.title1};
    line-height: ${vars.leading.title};
    /* Numerals of a line of their own, not of a column: each keeps its own width. */
    font-variant-numeric: proportional-nums;
    letter-spacing: -0.02em;
    text-wrap-style: balance;
  }

  /* Large enough to be read beside the numeral, small enough to leave it alone. */
  ${Unit} {
    font-family: ${vars.font.text};
    font-size: 0.45em;
    letter-spacing: 0;
  }

  ${Remark} {
    margin-block-start: ${vars.space[1]};
  }
`;

interface ListProps {
  $variant: (typeof FACT_TABLE_VARIANTS)[number];
}

/** Pages carry the styles of the variants that they show. */
export const List = styled.dl<ListProps>`
  text-align: start;

  ${({ $variant }) => ({ rows, numerals })[$variant]}
`;
