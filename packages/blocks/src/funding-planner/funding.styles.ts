import { Stack } from "@danji/ui/stack";
import { hiddenIn, media, vars } from "@danji/ui/theme";
import styled, { createGlobalStyle } from "styled-components";

export const PlanActions = styled(Stack).attrs({ direction: "row", align: "center", gap: 3 })`
  ${hiddenIn(media.inert)}
`;

/** What happened to the saved values; takes no room while empty, but stays in the accessibility tree. */
export const SavedNews = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.small};

  &:empty {
    position: absolute;
  }
  ${hiddenIn(media.print)}
`;

export const PlanTables = styled(Stack)`
  /* The longest plan, of 30 months with interest in each, fits on a sheet of A4, where the site stacks other tables. */
  ${media.print} {
    display: grid !important;
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: start;
    gap: ${vars.space[3]};
    font-size: 0.65em;
    line-height: 1.2;

    /* Half of a sheet is as narrow as a phone, where rows are stacked. */
    [data-narrow] {
      container-type: normal !important;
    }
    && table {
      font-size: inherit;
    }
    && :is(th, td) {
      min-width: 0;
      padding: 0 0.3em;
      white-space: nowrap;
    }
    /* Bars are grounds, which paper leaves out. */
    && th > [aria-hidden] {
      display: none;
    }
  }
`;

/** Prints the plan without the rest of the page. */
export const PlanAlone = createGlobalStyle`
  ${media.print} {
    body *:not(:has([data-funding-plan]), [data-funding-plan], [data-funding-plan] *) {
      display: none !important;
    }
  }
`;
