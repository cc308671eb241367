import { styled } from "styled-components";
import { Button } from "../button/Button.tsx";
import { media } from "../theme/media.ts";
import { noRing, notPrinted } from "../theme/mixins.styles.ts";
import { vars } from "../theme/vars.ts";

export const Foot = styled.div`
  padding-block: ${vars.space[6]};
  text-align: center;

  /* Empty live regions have to be there, but take no room. */
  > :is([role="status"], [role="alert"]):not(:empty) {
    margin-block-end: ${vars.space[4]};
  }

  ${notPrinted}
`;

/** Where the news stand. The focus comes here only when the button has gone. */
export const Status = styled.div`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.small};

  ${noRing}
`;

export const Failure = styled.p`
  color: ${vars.color.danger};
  font-size: ${vars.text.small};
`;

export const MoreButton = styled(Button)`
  min-width: min(12rem, 100%);

  &[aria-disabled="true"] {
    cursor: progress;
    opacity: 0.8;
  }

  ${media.noScript} {
    display: none;
  }
`;
