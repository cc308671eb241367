import { styled } from "styled-components";
import { coverHint, coverRing } from "../button/cover.styles.ts";
import { vars } from "../theme/vars.ts";

export const Root = styled.div<{ $ratio: string }>`
  position: relative;
  isolation: isolate;
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  border-radius: ${vars.radius.media};
  background: ${vars.color.surfaceStage};
  color: ${vars.color.onInverse};
`;

export const TriggerLink = styled.a`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: inherit;
  text-decoration: none;

  > :is(img, picture) {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  ${coverRing}
`;

export const Hint = styled.span`
  ${coverHint}
`;

export const Frame = styled.iframe`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border: 0;

  &:focus-visible {
    outline-offset: -4px;
  }
`;

/** Covers the frame until the page has loaded. A live region, so it stays when it is empty. */
export const StatusBox = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-wrap: wrap;
  align-content: center;
  align-items: center;
  justify-content: center;
  gap: ${vars.space[3]} ${vars.space[4]};
  padding: ${vars.space[4]};
  background: ${vars.color.surfaceStage};
  text-align: center;

  > p {
    flex: 0 0 100%;
  }

  > a {
    display: inline-flex;
    align-items: center;
    min-height: ${vars.control.small};
  }

  &:empty {
    inset: auto;
    padding: 0;
  }
`;
