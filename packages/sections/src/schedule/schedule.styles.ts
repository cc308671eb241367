import { Link } from "@danji/ui/provider";
import { vars } from "@danji/ui/theme";
import styled from "styled-components";

/** A quiet link on a line of its own, as high as a target for fingers has to be (WCAG 2.5.8). */
export const CalendarLink = styled(Link)`
  display: inline-block;
  padding-block: ${vars.space[1]};
  font-size: ${vars.text.small};
`;
