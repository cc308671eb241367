import { styled } from "styled-components";
import { vars } from "../theme/vars.ts";

export const RadioBox = styled.fieldset`
  display: grid;
  gap: ${vars.space[2]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const RadioLegend = styled.legend`
  padding: 0 0 ${vars.space[2]};
  font-size: ${vars.text.small};
  font-weight: 600;
  line-height: ${vars.leading.control};
`;

export const RadioRows = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${vars.space[6]};
`;
