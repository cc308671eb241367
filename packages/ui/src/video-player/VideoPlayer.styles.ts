import { styled } from "styled-components";
import { BareButton, SignButton } from "../button/bareButton.styles.ts";
import { coverHint, coverRing } from "../button/cover.styles.ts";
import { media } from "../theme/media.ts";
import { MIN_TARGET, vars } from "../theme/vars.ts";
import { notPrinted } from "../theme/mixins.styles.ts";

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

export const ControlRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space[2]};
  border-block-end: 1px solid ${vars.color.line};

  [data-state="served"] > & {
    visibility: hidden;
  }

  ${media.noScript} {
    display: none;
  }

  ${notPrinted}
`;

export const IconButton = styled(SignButton)`
  flex: none;
`;

/** A word, underlined while its option is on. */
export const WordButton = styled(BareButton)`
  flex: none;
  min-width: ${vars.control.medium};
  height: ${vars.control.medium};
  padding: 0 ${vars.space[3]};
  font-size: ${vars.text.small};
  text-underline-offset: 0.35em;
  color: ${vars.color.textMuted};

  &[aria-pressed="true"] {
    color: ${vars.color.action};
    font-weight: 600;
    text-decoration: underline;
  }
`;

export const PositionInput = styled.input`
  flex: 1 1 0;
  min-width: 0;
  height: ${MIN_TARGET};
  margin: 0;
  accent-color: ${vars.color.action};
  cursor: pointer;

  &:disabled {
    cursor: default;
  }
`;
