import { Disclosure } from "@danji/ui/disclosure";
import { Footer } from "@danji/ui/footer";
import { hiddenIn, media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { BAR_HEIGHT } from "../../parts/shell-size.ts";

/** Leaves room for the bar that lies over the foot of narrow screens. */
export const FooterRoot = styled(Footer.Root)`
  /* It comes when it is whole, below the content that waits for it (ADR 25). */
  &:not(:has(~ *)) {
    display: none;
  }
  /* Beside hours that run over lines, colour alone does not set the number apart (WCAG 1.4.1). */
  p > a {
    text-decoration: underline 1px;
    text-underline-offset: 0.25em;
  }
  ${media.mobile} {
    padding-bottom: calc(${vars.space[3]} + ${BAR_HEIGHT});
  }
  ${media.print} {
    padding-bottom: 0;
  }
`;

/** Three buttons, which stand in one row on a phone too. */
export const ContactRow = styled(Footer.Actions)`
  ${media.mobile} {
    button {
      padding-inline: ${vars.space[4]};
    }
  }
`;

export const SitemapHeading = styled(Disclosure.Heading)`
  padding-inline: 0;
  border-block: 1px solid ${vars.color.lineInverse};
  font-size: ${vars.text.lead};

  &,
  &[aria-expanded="true"],
  &:hover:not(:disabled) {
    color: ${vars.color.onInverse};
  }
`;

export const SitemapContent = styled(Disclosure.Content)`
  padding-block-start: ${vars.space[6]};
`;

export const ShareRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[2]} ${vars.space[3]};

  ${hiddenIn(media.inert)}
`;

export const Address = styled.input`
  flex: 1 1 100%;
  min-width: 0;
  height: ${vars.control.small};
  padding-inline: ${vars.space[3]};
  border: 1px solid ${vars.color.lineInverse};
  border-radius: ${vars.radius.control};
  background: none;
  color: ${vars.color.onInverse};
`;
