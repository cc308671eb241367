import { Grid } from "@danji/ui/grid";
import { Text } from "@danji/ui/text";
import { hiddenIn, media, vars } from "@danji/ui/theme";
import styled from "styled-components";

/** The numbers of the list are those of the map. */
export const PlaceList = styled(Grid)`
  row-gap: 0;
  counter-reset: place;

  li {
    display: grid;
    grid-template-columns: 2rem 1fr auto;
    align-items: baseline;
    gap: 0 ${vars.space[3]};
    padding-block: ${vars.space[3]};
    border-bottom: 1px solid ${vars.color.line};
    counter-increment: place;
    font-variant-numeric: tabular-nums;
    break-inside: avoid;
  }
  li::before {
    content: counter(place);
    color: ${vars.color.textSubtle};
    font-family: ${vars.font.display};
  }
  strong {
    font-weight: ${vars.weight.display};
  }
  ${media.mobile} {
    span {
      grid-column: 2 / -1;
    }
  }
`;

export const Method = styled(Text).attrs({ variant: "note" })`
  margin-block-start: ${vars.space[4]};
`;

export const Services = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[4]} ${vars.space[8]};
  padding-block: ${vars.space[6]};
  border-block: 1px solid ${vars.color.ornament};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[3]};
  }
  ${hiddenIn(media.print)}
`;

/** Says beside a link that it opens a window of its own. */
export const NewWindow = styled.small`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.caption};
  font-weight: 400;
`;
