import { Table } from "@danji/ui/table";
import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";

/** Rows closer together than in tables of text: a flat has a dozen rooms. */
export const Rooms = styled(Table.Root)`
  tr > :is(th, td) {
    padding-block: ${vars.space[2]};
  }

  [data-sum] > :is(th, td) {
    border-block-start: 2px solid ${vars.color.text};
    font-weight: 600;
  }

  ${media.print} {
    font-size: 8pt;

    tr > :is(th, td) {
      padding-block: 0.4mm;
      font-size: 8pt;
      line-height: 1.3;
    }
  }

  /* Three columns have to stand beside each other on the narrowest phone. */
  ${media.mobile} {
    font-size: ${vars.text.caption};

    tr > :is(th, td) {
      padding-inline: ${vars.space[1]};
    }
  }
`;

export const Gained = styled.small`
  display: block;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.caption};
  font-weight: 400;

  ${media.print} {
    display: inline;
    float: left;
    font-size: 7.5pt;
  }
`;
