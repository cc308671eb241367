import { styled } from "styled-components";
import { headingTrigger } from "../collapsible/HeadingTrigger.styles.ts";

export const HeadingButton = styled.button`
  ${headingTrigger}
`;
