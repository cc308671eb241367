import { Stack } from "@danji/ui/stack";
import { media, vars } from "@danji/ui/theme";
import { styled } from "styled-components";

/** Width of a preview and of the window that it shows, in CSS pixels. */
const PREVIEW = { width: 400, desktop: 1280, phone: 390, height: 300 } as const;
const NARROW_PREVIEW = 300;

export const EditorGrid = styled.div`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  gap: ${vars.space[6]};
  max-width: 1440px;
  margin: 0 auto;
  padding: ${vars.space[6]};

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${vars.space[4]};
  }

  /* The editor loads the text font alone. */
  h1,
  h2,
  h3 {
    font-family: inherit;
  }
`;

export const EditorHead = styled.header`
  display: grid;
  gap: ${vars.space[3]};
  grid-column: 1 / -1;
`;

/** What is wrong, as a sentence or a list. */
export const Fault = styled.div`
  color: ${vars.color.danger};
`;

export const GroupNav = styled.nav`
  position: sticky;
  top: ${vars.space[4]};
  align-self: start;
  max-height: calc(100vh - ${vars.space[8]});
  overflow-y: auto;

  ${media.mobile} {
    position: static;
    max-height: 40vh;
  }

  h2 {
    margin: ${vars.space[4]} 0 ${vars.space[2]};
    font-size: ${vars.text.small};
  }

  a {
    display: block;
    padding: ${vars.space[2]};
    border-left: 3px solid transparent;
    color: inherit;
    text-decoration: none;
  }

  a[aria-current] {
    border-color: ${vars.color.action};
    font-weight: 600;
  }

  ${media.hover} {
    a:hover {
      background: ${vars.color.surfaceRaised};
    }
  }

  strong {
    color: ${vars.color.danger};
    font-size: ${vars.text.small};
  }
`;

export const PartBox = styled.section`
  display: grid;
  grid-template: "head preview" auto "fields preview" 1fr / minmax(0, 1fr) ${PREVIEW.width}px;
  gap: ${vars.space[4]} ${vars.space[6]};
  padding: ${vars.space[6]} 0;
  border-top: 1px solid ${vars.color.line};

  @media (max-width: 1100px) {
    grid-template: "head" auto "preview" auto "fields" auto / minmax(0, 1fr);
  }
`;

export const PartHead = styled(Stack)`
  grid-area: head;
`;

/** Keeps the size of what it shows: a frame is laid out at the width of a window and drawn small. */
export const PreviewBox = styled.div`
  --scale: calc(${PREVIEW.width} / ${PREVIEW.desktop});
  position: sticky;
  top: ${vars.space[4]};
  grid-area: preview;
  align-self: start;
  overflow: hidden;
  width: ${PREVIEW.width}px;
  height: ${PREVIEW.height}px;
  max-width: 100%;
  border: 1px solid ${vars.color.line};
  background: ${vars.color.surfaceRaised};

  & > span {
    position: absolute;
    inset: 45% 0 auto;
    text-align: center;
  }

  &[data-layout="phone"] {
    --scale: 0.6;
    width: calc(${PREVIEW.phone}px * var(--scale));
    height: calc(${PREVIEW.height}px * 1.5);
  }

  ${media.mobile} {
    --scale: calc(${NARROW_PREVIEW} / ${PREVIEW.desktop});
    position: relative;
    top: 0;
    width: ${NARROW_PREVIEW}px;
    height: 200px;
  }
`;

export const PreviewFrame = styled.iframe`
  width: ${PREVIEW.desktop}px;
  max-width: none;
  height: calc(100% / var(--scale));
  border: 0;
  transform: scale(var(--scale));
  transform-origin: 0 0;

  &[data-state="loading"] {
    visibility: hidden;
  }

  [data-layout="phone"] > & {
    width: ${PREVIEW.phone}px;
  }
`;

export const PartFields = styled(Stack)`
  grid-area: fields;
`;

export const FieldBox = styled.div`
  padding-left: ${vars.space[3]};
  border-left: 3px solid transparent;

  &[data-state="dirty"] {
    border-color: ${vars.color.action};
  }

  form {
    gap: ${vars.space[2]};
  }

  p {
    white-space: pre-line;
  }
`;
