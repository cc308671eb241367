import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";

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

export const RoomGroup = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[1]};

  > span {
    margin-inline-end: ${vars.space[1]};
    color: ${vars.color.onInverseMuted};
    font-family: ${vars.font.display};
    font-size: ${vars.text.small};
  }
`;

/** A button of the dark panel: no box, a hairline below the selected one. */
const quiet = `
  border: 0;
  border-radius: ${vars.radius.control};
  background: none;
  color: inherit;
  cursor: pointer;
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

  ${media.noScript} {
    display: none;
  }
`;

export const Refused = styled.span`
  color: ${vars.color.onInverseMuted};
  font-size: ${vars.text.small};
`;
