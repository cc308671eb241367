import { Grid } from "@danji/ui/grid";
import { SKETCH_RATIO } from "@danji/floor-plan/flat-plan";
import { fluid, hiddenIn, media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { retryTarget } from "../parts/fragments.styles.ts";

export const Pair = styled(Grid)`
  ${media.print} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12pt;
  }
`;

export const SketchPlace = styled.div`
  ${retryTarget}
  min-height: 0;
  aspect-ratio: ${SKETCH_RATIO};
`;

export const Differences = styled.div`
  h3 {
    margin-block-end: ${vars.space[4]};
    font-size: ${vars.text.lead};
  }

  ul {
    column-width: 22rem;
    column-gap: ${fluid.wide};
  }

  li {
    padding-block: ${vars.space[2]};
    border-block-end: 1px solid ${vars.color.line};
    break-inside: avoid;
  }
`;

export const SelectPart = styled.div`
  max-width: 24rem;

  ${hiddenIn(media.inert)}
`;
