import { Trap } from "./Form.styles.ts";

/** Props of `Honeypot`. */
export interface HoneypotProps {
  /** Name of the field, as the form service knows it. Default: `_gotcha` (specification, section 3). */
  name?: string | undefined;
}

/**
 * A field that people neither see nor reach: whoever fills it is a robot. Out of sight rather than `display: none`,
 * which robots have learned to skip.
 */
export function Honeypot({ name = "_gotcha" }: HoneypotProps) {
  return (
    <Trap aria-hidden>
      <input type="text" name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
    </Trap>
  );
}
