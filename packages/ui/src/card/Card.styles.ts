import { styled } from "styled-components";
import { columnsOfFour } from "../theme/layout.ts";
import { vars } from "../theme/vars.ts";

/** The narrowest that a card gets before a column goes. */
const NARROWEST = "17rem";

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${NARROWEST}), 1fr));
  gap: ${vars.space[10]} ${vars.space[6]};
  text-align: start;

  &:has(> :nth-child(4):last-child) {
    grid-template-columns: ${columnsOfFour(NARROWEST, vars.space[6])};
  }
`;

/** A column under a hairline, or under its picture. */
export const Item = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${vars.space[2]};
  padding-block-start: ${vars.space[4]};
  border-block-start: 1px solid ${vars.color.ornament};
  break-inside: avoid;

  &:has(> [data-card-picture]) {
    padding-block-start: 0;
    border-block-start: 0;
  }

  > :is(h2, h3, h4) {
    font-size: ${vars.text.title3};
  }
`;

export const PictureFrame = styled.div`
  position: relative;
  width: 100%;
  margin-block-end: ${vars.space[2]};
  aspect-ratio: 3 / 2;
  overflow: hidden;
  border-radius: ${vars.radius.media};
  background: ${vars.color.surfaceSunken};

  :is(img, picture, svg) {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const Words = styled.p`
  color: ${vars.color.textMuted};
`;
