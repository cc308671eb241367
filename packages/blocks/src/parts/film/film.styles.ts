import { Grid } from "@danji/ui/grid";
import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";

/** A film is wider than the grid where the window is (docs/product.md, 9). */
const WIDEST = "1300px";

export const Figure = styled.figure`
  --room: min(${WIDEST}, 100vw - 2 * ${vars.layout.gutter});

  display: grid;
  justify-items: center;
  width: var(--room);
  margin-inline: calc(50% - var(--room) / 2);

  > figcaption {
    justify-self: stretch;
  }

  /* Drawings stand on paper: what is beside them is no darker than they are. */
  & :has(> [data-fit="contain"]),
  & [data-fit="contain"] ~ button {
    background-color: ${vars.color.surfaceSunken};
  }

  ${media.mobile}, print {
    justify-items: start;
    width: auto;
    margin-inline: 0;
  }
`;

/** What it shows in words: the whole in one column, its scenes in the other. */
export const FilmWords = styled(Grid)`
  margin-block-start: ${vars.space[8]};

  > p {
    max-width: ${vars.measure};
    color: ${vars.color.textMuted};
  }
`;

export const Scenes = styled.ol`
  counter-reset: scene;
  margin-block-start: ${vars.space[3]};
  border-block-start: 1px solid ${vars.color.line};

  > li {
    counter-increment: scene;
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    padding-block: ${vars.space[3]};
    border-block-end: 1px solid ${vars.color.line};
  }

  > li::before {
    content: counter(scene, decimal-leading-zero) / "";
    color: ${vars.color.textSubtle};
    font-family: ${vars.font.display};
    font-variant-numeric: tabular-nums;
  }
`;
