import { Form } from "@danji/ui/form";
import { Grid } from "@danji/ui/grid";
import { Stack } from "@danji/ui/stack";
import { media, vars } from "@danji/ui/theme";
import styled, { css } from "styled-components";

export const FormColumns = styled(Grid)`
  align-items: start;

  ${media.mobile} {
    row-gap: ${vars.space[4]};
  }
`;

export const NoticeBox = styled(Stack)`
  padding: ${vars.space[4]};
  border: 1px solid ${vars.color.line};
  font-size: ${vars.text.caption};

  p,
  dl {
    color: ${vars.color.textMuted};
  }
  a {
    white-space: nowrap;
  }
`;

/** From this width in px two columns of fields and what is done with the data stand side by side. */
const BESIDE_MIN_WIDTH = 1200;

/** What is done with the data stands beside the fields and the button, so that a form fits on one screen. */
const beside = css`
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;
  column-gap: clamp(${vars.space[6]}, 3vw, ${vars.space[12]});
  max-width: none;

  > * {
    grid-column: 1;
  }
  > [role="group"] {
    grid-column: 1 / -1;
  }
  > ${NoticeBox} {
    grid-column: 2;
    grid-row: span 4;
  }
  > ${FormColumns} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const FormGrid = styled(Form.Root)<{ $narrow?: boolean; $wide?: boolean }>`
  max-width: ${({ $narrow = false }) => ($narrow ? "24rem" : "40rem")};
  scroll-margin-top: ${vars.space[8]};

  button[type="submit"] {
    justify-self: start;
    min-width: min(12rem, 100%);
  }
  ${media.mobile} {
    button[type="submit"] {
      justify-self: stretch;
    }
  }
  @media (min-width: ${BESIDE_MIN_WIDTH}px) {
    ${({ $wide = false }) => $wide && beside}
  }
`;

export const FormWide = styled.div`
  grid-column: 1 / -1;
`;

export const FormResult = styled(Stack)`
  outline: none;

  > button {
    align-self: start;
  }

  &[data-state="idle"] {
    display: none;
  }
`;

export const NoticeList = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${vars.space[1]} ${vars.space[4]};

  dt {
    white-space: nowrap;
  }
`;
