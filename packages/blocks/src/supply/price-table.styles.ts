import { vars } from "@danji/ui/theme";
import styled from "styled-components";

/** Stands apart from the table of types before it. */
export const Prices = styled.div`
  margin-top: ${vars.space[8]};
`;
