import { media, vars } from "@danji/ui/theme";
import styled, { css } from "styled-components";
import { pageTones } from "../../parts/fragments.styles.ts";
import { type Composed, NARROW_ORDER, Screen, Title, whenInset, Words } from "../Screen.styles.ts";

export const ScheduleScreen = styled(Screen)<Composed>`
  background: ${vars.color.surfaceInverse};
  color: ${vars.color.onInverse};

  ${Words} > div > p:last-of-type {
    color: ${vars.color.onInverseMuted};
  }
  ${Title} {
    font-family: ${vars.font.text};
    font-size: ${vars.text.lead};
    font-weight: 600;
    letter-spacing: 0;
  }
  ${media.mobile} {
    order: ${NARROW_ORDER.schedule};
  }
  ${media.desktop} {
    > ${Words} {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      align-items: center;
      gap: clamp(${vars.space[8]}, 6vw, ${vars.space[24]});
      justify-items: stretch;
    }
  }

  /* The next date on a card in the accent, the rest on the page. */
  ${whenInset(css`
    ${pageTones}
    background: ${vars.color.surface};

    ${Words} > div:first-child {
      padding: clamp(${vars.space[5]}, 4vw, ${vars.space[12]});
      border-radius: ${vars.radius.panel};
      background: ${vars.color.accent};
      --danji-color-surface-inverse: ${vars.color.accent};
      --danji-color-text: ${vars.color.onAccent};
      --danji-color-on-inverse: ${vars.color.onAccent};
      --danji-color-on-inverse-muted: ${vars.color.onAccent};
      --danji-color-on-inverse-accent: ${vars.color.onAccent};
      color: ${vars.color.onAccent};
    }
  `)}
`;

/** The light in the window: the largest numeral of the page. */
export const Countdown = styled.p<Composed>`
  color: ${vars.color.onInverseAccent};
  font: 400 clamp(5rem, 3rem + 9vw, 11rem) / 1.05 ${vars.font.display};
  letter-spacing: -0.05em;

  ${whenInset(css`
    font-size: clamp(4rem, 2.5rem + 6vw, 7.5rem);
    font-weight: ${vars.weight.display};
  `)}
`;

export const EventName = styled.h3`
  font-size: ${vars.text.title2};
`;

export const EventWhen = styled.p`
  margin-bottom: ${vars.space[4]};
  font-size: ${vars.text.lead};
  font-variant-numeric: tabular-nums;
`;

export const EventList = styled.ol`
  align-self: stretch;
  margin-bottom: ${vars.space[4]};
  border-top: 1px solid ${vars.color.onInverseMuted};

  li {
    display: grid;
    grid-template-columns: minmax(15.5rem, 2fr) 2fr auto;
    align-items: baseline;
    gap: ${vars.space[1]} ${vars.space[4]};
    padding-block: ${vars.space[3]};
    border-bottom: 1px solid ${vars.color.lineInverse};
  }
  time {
    color: ${vars.color.onInverseMuted};
    font-variant-numeric: tabular-nums;
  }
  strong {
    font-weight: 600;
  }
  @media (max-width: 1100px) {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    time {
      grid-column: 1 / -1;
    }
  }
  ${media.mobile} {
    margin-bottom: 0;

    li {
      row-gap: 0;
      padding-block: ${vars.space[2]};
    }
  }
`;
