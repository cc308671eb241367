import { styled } from "styled-components";
import { vars } from "../theme/vars.ts";
import { footerLink } from "./link.styles.ts";

export const SiteList = styled.ul`
  padding: ${vars.space[2]} ${vars.space[4]};
  border: 1px solid ${vars.color.onInverseMuted};
  border-block-start: 0;
`;

export const SiteLink = styled.a`
  ${footerLink}
`;
