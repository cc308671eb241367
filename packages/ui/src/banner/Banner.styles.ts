import { styled } from "styled-components";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.ts";

/** Room above for a fixed header; a site without one sets nothing. */
const HEADER = "var(--danji-header-height, 0px)";

export const Band = styled.div`
  position: relative;
  display: grid;
  align-items: end;
  min-height: clamp(18rem, 46vh, 30rem);
  padding: calc(${HEADER} + ${vars.space[8]}) ${vars.layout.gutter} ${vars.space[10]};
  overflow: hidden;
  background: ${vars.color.pine};
  color: ${vars.color.ivory};

  ${media.mobile} {
    min-height: 15rem;
    padding-block: calc(${HEADER} + ${vars.space[6]}) ${vars.space[8]};
  }

  ${media.print} {
    min-height: 0;
    padding: ${vars.space[4]} 0;
    background: none;
    color: inherit;
  }
`;

/**
 * Fills the band, darkened so that words keep 4.5:1 over any picture: over pure white that takes a veil of 61 % at least.
 */
export const Backdrop = styled.div`
  position: absolute;
  inset: 0;

  :is(img, picture, svg) {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  &::after {
    content: "";
    position: absolute;
    inset: 0;
    background: linear-gradient(to bottom, rgb(11 33 29 / 72%), rgb(11 33 29 / 62%) 45%, rgb(11 33 29 / 86%));
  }

  ${media.print} {
    display: none;
  }
`;

export const Words = styled.div`
  position: relative;
  display: grid;
  gap: ${vars.space[3]};
  width: min(100%, ${vars.layout.page});
  margin-inline: auto;
`;

export const LeadText = styled.p`
  max-width: ${vars.measure};
  font-size: ${vars.text.lead};
  /* As the heading above it: a last line of one word is not left alone over the picture. */
  text-wrap: balance;
`;
