import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";

export const Groups = styled.nav`
  ${media.mobile} {
    display: none;
  }

  > ul {
    display: flex;
    justify-content: center;
  }
`;

export const Panel = styled.ul`
  position: absolute;
  top: 100%;
  left: 50%;
  z-index: ${vars.layer.dropdown};
  min-width: 10rem;
  padding: ${vars.space[3]} 0;
  border-top: 1px solid ${vars.color.lineOnDark};
  background: ${vars.color.pine};
  translate: -50% 0;
  visibility: hidden;
  opacity: 0;
  transition:
    opacity ${vars.motion.duration.fast} ${vars.motion.easing.enter},
    visibility 0s ${vars.motion.duration.fast};

  a {
    display: block;
    padding: ${vars.space[2]} ${vars.space[6]};
    color: ${vars.color.ivoryMuted};
    text-align: center;
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover,
  a[aria-current="page"] {
    color: ${vars.color.amber};
  }
`;

export const Group = styled.li`
  position: relative;

  > a {
    display: block;
    padding: ${vars.space[3]} clamp(${vars.space[2]}, 1vw, ${vars.space[4]});
    color: ${vars.color.ivory};
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
  }
  > a::after {
    content: "";
    display: block;
    height: 1px;
    background: ${vars.color.amber};
    scale: 0 1;
    transition: scale ${vars.motion.duration.base} ${vars.motion.easing.enter};
  }
  &:hover > a::after,
  > a[data-current="true"]::after {
    scale: 1;
  }

  &:is(:hover, :focus-within):not([data-dismissed="true"]) > ${Panel} {
    visibility: visible;
    opacity: 1;
    transition-delay: 0s;
  }
`;
