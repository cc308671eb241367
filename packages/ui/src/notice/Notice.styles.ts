import { styled } from "styled-components";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.ts";

export const List = styled.ul`
  display: grid;
  gap: ${vars.space[2]};
  padding: ${vars.space[6]};
  background: ${vars.color.surfaceSunken};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.small};
  text-align: start;

  ${media.mobile} {
    padding: ${vars.space[5]};
  }

  ${media.print} {
    padding: ${vars.space[3]} 0;
    border-block-start: 1px solid;
    background: none;
    color: inherit;
  }
`;

export const Remark = styled.li`
  position: relative;
  padding-inline-start: ${vars.space[5]};

  /* The mark of Korean fine print, which is not to be read aloud. */
  &::before {
    content: "※" / "";
    position: absolute;
    inset-inline-start: 0;
  }
`;
