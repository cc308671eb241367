import { Stack } from "@danji/ui/stack";
import { hiddenIn, media, vars } from "@danji/ui/theme";
import styled, { css } from "styled-components";
import { plainButton } from "../parts/fragments.styles.ts";

/** The least height of the room: it stays in sight while its words are read, and enlarged text makes the document scroll. */
const LEAST_STAGE = "max(15rem, 45dvh)";

export const Root = styled.main`
  display: grid;
  grid-template-rows: auto minmax(${LEAST_STAGE}, 1fr) auto;
  min-height: 100dvh;
  background: ${vars.color.surfaceInverse};
  color: ${vars.color.onInverse};

  :focus-visible {
    outline-color: ${vars.color.onInverse};
  }
`;

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${vars.space[2]} ${vars.space[6]};
  padding: ${vars.space[3]} ${vars.space[4]};

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const RoomList = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[1]} ${vars.space[6]};
`;

export const RoomGroup = styled(Stack).attrs({ direction: "row", align: "center", gap: 1 })`
  > span {
    margin-inline-end: ${vars.space[1]};
    color: ${vars.color.onInverseMuted};
    font-family: ${vars.font.display};
    font-size: ${vars.text.small};
  }
`;

/** A button of the dark panel: no box, a hairline below the selected one. */
const quiet = css`
  ${plainButton}
  border-radius: ${vars.radius.control};
`;

export const RoomButton = styled.button`
  ${quiet}
  min-height: ${vars.control.small};
  padding: 0 ${vars.space[3]};
  border-block: 2px solid transparent;
  line-height: ${vars.leading.control};

  &[aria-pressed="true"] {
    border-block-end-color: ${vars.color.accent};
    font-weight: 600;
  }

  ${media.hover} {
    &:hover {
      background: ${vars.color.surfaceDeep};
    }
  }
`;

export const ControlRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`;

export const ControlButton = styled.button`
  ${quiet}
  display: grid;
  place-items: center;
  width: ${vars.control.small};
  height: ${vars.control.small};

  &[aria-pressed="true"] {
    color: ${vars.color.onInverseAccent};
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.45;
  }

  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${vars.color.surfaceDeep};
    }
  }

  ${hiddenIn(media.noScript)}
`;

export const Refused = styled.span`
  color: ${vars.color.onInverseMuted};
  font-size: ${vars.text.small};
`;

export const GuideRoot = styled.div`
  grid-column: 1 / -1;

  [role="region"] > * {
    margin-block-start: ${vars.space[4]};
  }

  h2 {
    font-size: ${vars.text.lead};
  }

  p {
    max-width: ${vars.measure};
    color: ${vars.color.onInverseMuted};
  }
`;

export const Sights = styled.ul`
  border-block-start: 1px solid ${vars.color.lineInverse};

  > li {
    display: grid;
    grid-template-columns: 9rem minmax(0, 1fr);
    align-items: baseline;
    gap: ${vars.space[1]} ${vars.space[4]};
    padding-block: ${vars.space[2]};
    border-block-end: 1px solid ${vars.color.lineInverse};
  }

  ${media.mobile} {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const SightButton = styled.button`
  ${plainButton}
  justify-self: start;
  min-height: ${vars.control.small};
  color: ${vars.color.onInverse};
  font-weight: 600;
  text-align: start;
  text-decoration: underline ${vars.color.lineInverse};
  text-underline-offset: 0.35em;

  &:disabled {
    text-decoration: none;
    cursor: auto;
  }

  ${media.hover} {
    &:hover:not(:disabled) {
      text-decoration-color: currentcolor;
    }
  }
`;

export const Keys = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${vars.space[2]} ${vars.space[6]};

  > div {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr);
  }

  dd {
    color: ${vars.color.onInverseMuted};
  }
`;
