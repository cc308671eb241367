import { Spinner } from "@danji/ui/spinner";
import { vars } from "@danji/ui/theme";
import { VisuallyHidden } from "@danji/ui/visually-hidden";
import { Panel, Words } from "./ComingSoon.styles.ts";

/** CSS pixels around the placeholder's dots. */
const SPINNER_MARGIN = 15;

interface ComingSoonProps {
  /** Text for assistive technology. @default 준비 중입니다 */
  label?: string;
}

/** Renders a placeholder for content that does not exist yet. Its words are spelt so on purpose (docs/product.md, 2.16). */
export const ComingSoon = ({ label = "준비 중입니다" }: ComingSoonProps) => (
  <Panel role="status">
    <Words aria-hidden data-display>
      COMEING SOON
    </Words>
    <VisuallyHidden>{label}</VisuallyHidden>
    <Spinner aria-hidden color={vars.color.onInverseAccent} margin={SPINNER_MARGIN} />
  </Panel>
);
