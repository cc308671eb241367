import { styled } from "styled-components";
import { media } from "../theme/media.ts";

/** Carries the placeholder. A box of its own, so that the picture can fade in over it. */
export const Box = styled.picture`
  display: block;
  background: var(--danji-placeholder);

  ${media.mobile} {
    background: var(--danji-placeholder-narrow, var(--danji-placeholder));
  }

  /* No heavier than one class, so that its place can still give it another height. */
  &:where([data-fill]) {
    height: 100%;
    overflow: hidden;
  }

  &[data-fill] > img {
    height: 100%;
    object-fit: cover;
  }
`;

/* No heavier than one class: a caller may override the object position. */
export const Image = styled.img`
  width: 100%;
  object-position: var(--danji-focus, center);

  ${media.mobile} {
    :where([data-narrow]) > & {
      object-position: var(--danji-focus-narrow, center);
    }
  }
`;
