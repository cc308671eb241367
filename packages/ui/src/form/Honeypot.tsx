import { Trap } from "./Form.styles.ts";

/** Props of `Honeypot`. */
export interface HoneypotProps {
  /** Name of the field in the form service. @default "_gotcha" */
  name?: string | undefined;
}

/** Renders a field that only robots fill, out of view: they skip `display: none`. */
export function Honeypot({ name = "_gotcha" }: HoneypotProps) {
  return (
    <Trap aria-hidden>
      <input type="text" name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
    </Trap>
  );
}
