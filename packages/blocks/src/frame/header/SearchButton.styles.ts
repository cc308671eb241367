import { vars } from "@danji/ui/theme";
import styled from "styled-components";
import { plainButton } from "../../parts/fragments.styles.ts";
import { codeMissing } from "../popup-button/PopupButton.styles.ts";

/** A magnifier of hairlines, as the menu's sign. Keeps its place while no code answers it. */
export const SearchToggle = styled.button`
  ${plainButton}
  display: grid;
  position: relative;
  flex: none;
  place-items: center;
  width: ${vars.control.small};
  height: ${vars.control.small};

  &::before {
    content: "";
    width: 0.875rem;
    height: 0.875rem;
    margin: -0.25rem 0 0 -0.25rem;
    border: 1.5px solid;
    border-radius: 50%;
  }
  &::after {
    content: "";
    position: absolute;
    inset: calc(50% + 0.3125rem) auto auto calc(50% + 0.125rem);
    width: 0.4375rem;
    border-block-start: 1.5px solid;
    rotate: 45deg;
  }
  ${codeMissing} {
    visibility: hidden;
  }
`;
