import { styled } from "styled-components";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.ts";

export const FieldBox = styled.div`
  display: grid;
  gap: ${vars.space[2]};
  text-align: start;
  min-width: 0;
`;

export const LabelRow = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${vars.space[1]};
  font-size: ${vars.text.small};
  font-weight: 600;
  line-height: ${vars.leading.control};
`;

export const RequiredMark = styled.span`
  color: ${vars.color.danger};
`;

export const HintText = styled.p`
  font-size: ${vars.text.caption};
  color: ${vars.color.textSubtle};
`;

export const ErrorText = styled.p`
  padding-inline-start: ${vars.space[3]};
  border-inline-start: 2px solid ${vars.color.danger};
  font-size: ${vars.text.small};
  color: ${vars.color.danger};
`;

/** A text control: an `<input>`, or with `as` a `<textarea>` or `<select>`. */
export const Control = styled.input`
  display: block;
  width: 100%;
  min-width: 0;
  min-height: ${vars.control.medium};
  margin: 0;
  padding: ${vars.space[2]} ${vars.space[4]};
  border: 1px solid ${vars.color.lineStrong};
  border-radius: ${vars.radius.control};
  background: ${vars.color.surfaceRaised};
  color: ${vars.color.text};
  /* Below 16px iOS zooms into a field that gets the focus. */
  font-size: max(1rem, ${vars.text.body});
  line-height: ${vars.leading.control};
  appearance: none;
  transition: border-color ${vars.motion.duration.fast} ${vars.motion.easing.enter};

  &::placeholder {
    color: ${vars.color.textSubtle};
    opacity: 1;
  }

  ${media.hover} {
    &:hover:not(:disabled, [aria-invalid="true"]) {
      border-color: ${vars.color.action};
    }
  }

  &:focus-visible {
    border-color: ${vars.color.action};
    outline-offset: 1px;
    box-shadow: none;
  }

  &[aria-invalid="true"] {
    border-color: ${vars.color.danger};
  }

  &:disabled {
    background: ${vars.color.surfaceSunken};
    color: ${vars.color.textSubtle};
    cursor: not-allowed;
  }

  &[type="date"] {
    font-variant-numeric: tabular-nums;

    /* Safari centres dates and Chrome gives them a box of their own height. */
    &::-webkit-date-and-time-value {
      margin: 0;
      text-align: start;
    }
  }
  &:is(textarea) {
    line-height: ${vars.leading.text};
    resize: vertical;
  }
`;

export const SelectBox = styled.div`
  position: relative;
  min-width: 0;

  /* Drawn with borders, which forced colours keep. */
  &::after {
    content: "";
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: ${vars.space[4]};
    width: ${vars.space[2]};
    height: ${vars.space[2]};
    border: solid ${vars.color.textMuted};
    border-width: 0 2px 2px 0;
    translate: 0 -75%;
    rotate: 45deg;
    pointer-events: none;
  }
`;

export const SelectInput = styled(Control)`
  padding-inline-end: ${vars.space[10]};
  text-overflow: ellipsis;
`;

export const AreaFoot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${vars.space[4]};
`;

export const Counter = styled.p`
  margin-inline-start: auto;
  font-size: ${vars.text.caption};
  font-variant-numeric: tabular-nums;
  color: ${vars.color.textSubtle};

  &[data-state="over"] {
    color: ${vars.color.danger};
    font-weight: 600;
  }
`;
