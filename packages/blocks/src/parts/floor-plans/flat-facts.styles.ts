import { Stack } from "@danji/ui/stack";
import { forcedSelection, hiddenIn, media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { coveringInput } from "../fragments.styles.ts";

export const FlatHead = styled.div`
  h3 {
    font-family: ${vars.font.display};
    font-size: ${vars.text.title2};
    line-height: ${vars.leading.title};
  }

  /* On paper it stands under the page's heading, which says the same. */
  ${media.print} {
    h3 {
      display: none;
    }
  }
`;

export const Balconies = styled(Stack)`
  h4 {
    font-family: ${vars.font.text};
    font-size: ${vars.text.small};
    font-weight: 600;
  }

  ${media.print} {
    p {
      font-size: inherit;
      line-height: 1.45;
    }
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[3]} ${vars.space[6]};

  &:empty {
    display: none;
  }

  ${media.noScript} {
    button {
      display: none;
    }
  }

  ${hiddenIn(media.print)}
`;

/** What is said of one variant. Without a script both are there, one after the other. */
export const EachVariant = styled.div`
  ${media.noScript} {
    &&[hidden] {
      display: block !important;
    }

    & + & {
      margin-block-start: ${vars.space[6]};
    }
  }

  /* Prints the selected variant only, although print styles stack blocks with tables. */
  ${media.print} {
    &&[hidden] {
      display: none !important;
    }
  }
`;

export const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;

  legend {
    float: left;
    padding: 0 ${vars.space[4]} 0 0;
    color: ${vars.color.textMuted};
    font-size: ${vars.text.small};
  }

  ${hiddenIn(media.inert)}
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
