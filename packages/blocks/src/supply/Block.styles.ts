import { Link } from "@danji/ui/provider";
import { vars } from "@danji/ui/theme";
import styled from "styled-components";

/** The type that the page is about is marked like a selected tab. */
export const TypeLink = styled(Link)`
  display: inline-block;
  padding-block: ${vars.space[1]};

  &[aria-current="page"] {
    text-decoration: none;
    box-shadow: 0 2px ${vars.color.accent};
  }
`;

export const Prices = styled.div`
  margin-top: ${vars.space[8]};
`;
