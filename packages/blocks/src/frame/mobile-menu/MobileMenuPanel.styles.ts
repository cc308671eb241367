import { vars } from "@danji/ui/theme";
import styled from "styled-components";

export const Further = styled.div`
  padding: ${vars.space[6]} ${vars.space[5]};
`;
