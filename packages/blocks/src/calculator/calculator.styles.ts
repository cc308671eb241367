import { Form } from "@danji/ui/form";
import { Grid } from "@danji/ui/grid";
import { Stack } from "@danji/ui/stack";
import { hiddenIn, media, vars } from "@danji/ui/theme";
import styled from "styled-components";

/** A form that the browser sends nowhere: pressed ahead of the script, it would put what was typed into the address. */
export const CalculatorForm = styled(Form.Root).attrs({ method: "dialog" })`
  gap: ${vars.space[6]};
  padding-block: ${vars.space[6]};
  border-block: 1px solid ${vars.color.line};

  > button {
    justify-self: start;
    min-width: min(12rem, 100%);
  }
  /* The region is there before there is anything to say, but takes no room. */
  > [role="status"]:empty {
    margin-top: calc(-1 * ${vars.space[6]});
  }
  ${media.mobile} {
    > button {
      justify-self: stretch;
    }
  }
  ${hiddenIn(media.noScript)}
  ${media.print} {
    padding-block: ${vars.space[3]};

    > button {
      display: none;
    }
  }
`;

/** On paper the questions give way to an answer that prints alone. */
export const QuestionGroups = styled(Stack)`
  ${media.print} {
    [data-prints="answer"]:has(> [data-answer]:not(:empty)) > & {
      display: none;
    }
  }
`;

export const QuestionGroup = styled(Stack)`
  & + & {
    padding-top: ${vars.space[6]};
    border-top: 1px solid ${vars.color.line};
  }
`;

/** Narrowest that a field gets. */
const FIELD = "15rem";

/** A row of fields in columns that all rows have alike, or a question with its answers. */
export const Fields = styled(Grid)`
  grid-template-columns: repeat(auto-fill, minmax(min(${FIELD}, 100%), 1fr));
  align-items: start;

  > :has([role="radiogroup"]) {
    grid-column: 1 / -1;
  }
`;
