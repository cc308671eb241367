import { forcedSelection, media, vars } from "@danji/ui/theme";
import { coveringInput } from "../covering-input.styles.ts";
import styled from "styled-components";

export const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    float: left;
    padding: 0 ${vars.space[4]} 0 0;
    color: ${vars.color.textMuted};
    font-size: ${vars.text.small};
  }

  ${media.inert} {
    display: none;
  }
`;

/** One of two halves of a frame; the selected one is filled. */
export const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-width: 6rem;
  min-height: ${vars.control.small};
  padding: ${vars.space[2]} ${vars.space[4]};
  border: 1px solid ${vars.color.lineStrong};
  font-size: ${vars.text.small};
  line-height: ${vars.leading.control};
  cursor: pointer;
  transition: background-color ${vars.motion.duration.fast} ${vars.motion.easing.enter};

  & + & {
    margin-inline-start: -1px;
  }

  &:has(:checked) {
    z-index: ${vars.layer.raised};
    border-color: ${vars.color.action};
    background: ${vars.color.action};
    color: ${vars.color.onAction};
    font-weight: 600;
    ${forcedSelection}
  }

  &:has(:focus-visible) {
    z-index: ${vars.layer.raised};
    outline: 2px solid ${vars.color.focus};
    outline-offset: 2px;
  }

  ${media.hover} {
    &:hover:not(:has(:checked)) {
      background: ${vars.color.surfaceSunken};
    }
  }

  ${coveringInput}

  /* Firefox before 121: the circle says which one is selected, and has the focus. */
  @supports not selector(:has(*)) {
    grid-auto-flow: column;
    gap: ${vars.space[2]};

    input {
      position: static;
      width: auto;
      height: auto;
      opacity: 1;
    }
  }
`;
