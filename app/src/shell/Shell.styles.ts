import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { BOTTOM_BAR_HEIGHT } from "./shell-size.ts";

export const Main = styled.main`
  min-height: 60vh;
  outline: none;
`;

export const Bar = styled.nav`
  display: none;
  position: fixed;
  inset: auto 0 0;
  z-index: ${vars.layer.bottomBar};
  padding-bottom: env(safe-area-inset-bottom);
  background: ${vars.color.pine};

  ${media.mobile} {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
  ${media.print} {
    display: none;
  }

  button,
  a {
    display: flex;
    align-items: center;
    justify-content: center;
    height: ${BOTTOM_BAR_HEIGHT};
    border: 0;
    border-radius: 0;
    background: none;
    color: ${vars.color.ivory};
    font: inherit;
    font-weight: 600;
    text-decoration: none;
    cursor: pointer;
  }
  > :not(:last-child) * {
    background: ${vars.color.amber};
    color: ${vars.color.ink};
  }
  :focus-visible {
    outline-offset: -4px;
  }
`;
