import { vars } from "@danji/ui/theme";
import styled from "styled-components";

export const Rates = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[3]};
`;
