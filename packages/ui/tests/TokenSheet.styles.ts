import { styled } from "styled-components";
import { vars } from "../src/theme/index.ts";

export const Sheet = styled.main`
  display: grid;
  gap: ${vars.space[16]};
  max-width: ${vars.layout.page};
  margin: 0 auto;
  padding: ${vars.space[16]} ${vars.layout.gutter};
`;

export const Band = styled.section`
  display: grid;
  gap: ${vars.space[5]};
  padding-block-start: ${vars.space[5]};
  border-block-start: 1px solid ${vars.color.line};
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: ${vars.space[6]} ${vars.space[4]};
`;

export const Cell = styled.div`
  display: grid;
  gap: ${vars.space[1]};
  font-size: ${vars.text.small};
`;

export const Swatch = styled.div`
  display: grid;
  place-items: center;
  height: ${vars.space[20]};
  border: 1px solid ${vars.color.line};
`;

export const Note = styled.span`
  font: 400 ${vars.text.caption} / ${vars.leading.control} ${vars.font.text};
  font-variant-numeric: tabular-nums;
  color: ${vars.color.inkMuted};
`;

export const Fault = styled.strong`
  color: ${vars.color.danger};
`;
