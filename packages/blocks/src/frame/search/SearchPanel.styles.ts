import { Popup } from "@danji/ui/popup";
import { media, vars } from "@danji/ui/theme";
import styled, { createGlobalStyle } from "styled-components";
import { HIGHLIGHT } from "../../search/mark-text.ts";

/** Stays where it is while results come and go: at the upper edge, and on phones over the whole screen above the keyboard. */
export const SearchCard = styled(Popup.Content)`
  && {
    width: min(40rem, 100% - 2 * ${vars.space[6]});
    margin-block-start: min(14vh, 8rem);
    max-height: calc(100dvh - min(14vh, 8rem) - ${vars.space[8]});

    ${media.mobile} {
      width: 100%;
      height: calc(100dvh - ${vars.space[6]});
      max-height: none;
      margin: 0;
    }
  }

  /* Beside the × in the corner. */
  [role="combobox"] {
    width: calc(100% - ${vars.space[8]});
  }
`;

export const ResultTrail = styled.small`
  color: ${vars.color.textSubtle};
  font-size: ${vars.text.caption};
`;

export const ResultHeading = styled.strong`
  font-weight: 600;
`;

export const ResultText = styled.span`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.small};
  line-height: ${vars.leading.text};
`;

export const Mark = styled.mark`
  background: linear-gradient(${vars.color.accent}, ${vars.color.accent}) 0 92% / 100% 0.4em no-repeat;
  color: inherit;
`;

/** Marks the words that were looked for on the page to which a result has led. */
export const PageMarks = createGlobalStyle`
  ::highlight(${HIGHLIGHT}) {
    background-color: ${vars.color.accent};
    color: ${vars.color.onAccent};
  }
`;
