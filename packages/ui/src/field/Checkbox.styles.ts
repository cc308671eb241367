import { styled } from "styled-components";
import { vars } from "../theme/vars.ts";

export const CheckRow = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${vars.space[3]};

  label {
    /* Together with its padding a target of 44px. */
    padding-block: ${vars.space[2]};
    font-size: ${vars.text.small};
    font-weight: 400;
    line-height: ${vars.leading.text};
    cursor: pointer;
  }
`;

export const CheckInput = styled.input`
  flex: none;
  width: ${vars.space[6]};
  height: ${vars.space[6]};
  margin: ${vars.space[2]} 0;
  accent-color: ${vars.color.action};
  cursor: pointer;

  border-radius: 2px;

  /* Drawn here, because the focus ring around a native radio button is square up to Chromium 150, and an unticked box has
     a ground of the browser's in the dark scheme. Its edge and mark are borders, which paper and forced colours keep. */
  &:is([type="radio"], :not(:checked, :indeterminate)) {
    border: 2px solid ${vars.color.lineStrong};
    background: ${vars.color.surfaceRaised};
    appearance: none;
  }

  /* Thicker too, for those who see no red. */
  &[aria-invalid="true"]:not(:checked) {
    border: 3px solid ${vars.color.danger};
  }

  &[type="radio"] {
    border-radius: 50%;

    &:checked {
      border: 7px solid ${vars.color.action};
    }
  }

  &:is([type="radio"], :not(:checked)):disabled {
    border-color: ${vars.color.textSubtle};
    background: ${vars.color.surfaceSunken};
    cursor: not-allowed;
  }
`;

export const RadioLegend = styled.legend`
  padding: 0 0 ${vars.space[2]};
  font-size: ${vars.text.small};
  font-weight: 600;
  line-height: ${vars.leading.control};
`;

export const RadioRows = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${vars.space[6]};
`;
