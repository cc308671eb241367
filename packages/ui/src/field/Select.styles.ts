import { styled } from "styled-components";
import { vars } from "../theme/vars.ts";
import { Control } from "./Field.styles.ts";

export const SelectBox = styled.div`
  position: relative;
  min-width: 0;

  /* Drawn with borders, which forced colours keep. */
  &::after {
    content: "";
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: ${vars.space[4]};
    width: ${vars.space[2]};
    height: ${vars.space[2]};
    border: solid ${vars.color.textMuted};
    border-width: 0 2px 2px 0;
    translate: 0 -75%;
    rotate: 45deg;
    pointer-events: none;
  }
`;

export const SelectInput = styled(Control)`
  padding-inline-end: ${vars.space[10]};
  text-overflow: ellipsis;
`;
