import { styled } from "styled-components";
import { coverHint, coverRing } from "../button/cover.styles.ts";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.ts";
import { notPrinted, ringInside } from "../theme/mixins.styles.ts";

export const Root = styled.div`
  --danji-film-shape: var(--danji-film-ratio);

  width: min(100%, var(--danji-film-width));

  ${media.mobile} {
    --danji-film-shape: var(--danji-film-narrow-ratio);

    width: min(100%, var(--danji-film-narrow-width));
  }
`;

export const Screen = styled.div`
  position: relative;
  aspect-ratio: var(--danji-film-shape);
  overflow: hidden;
  border-radius: ${vars.radius.media};
  background: ${vars.color.surfaceStage};
`;

export const FilmElement = styled.video`
  width: 100%;
  height: 100%;
  object-fit: contain;

  &[data-fit="cover"] {
    object-fit: cover;
  }

  &::cue {
    background: rgb(${vars.rgb.scrim} / 82%);
    color: ${vars.color.onInverse};
    font-family: ${vars.font.text};
    font-size: ${vars.text.small};
  }

  ${ringInside("2px")}
`;

export const CoverButton = styled.button`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  width: 100%;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${vars.color.surfaceStage} center / contain no-repeat;
  color: ${vars.color.onInverse};
  cursor: pointer;

  [data-fit="cover"] ~ & {
    background-size: cover;
  }

  ${coverRing}

  ${notPrinted}
`;

export const CoverWords = styled.span`
  ${coverHint}
`;
