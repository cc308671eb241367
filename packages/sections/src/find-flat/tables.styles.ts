import { vars } from "@danji/ui/theme";
import styled from "styled-components";

export const TableGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 28rem), 1fr));
  gap: ${vars.space[8]} ${vars.space[10]};
`;
