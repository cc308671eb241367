import type { ComponentProps } from "react";
import type { StyleSheetManager } from "styled-components";

/** States of a control that a picture cannot wait for. `focus` is that of the keyboard. */
export const FORCED_STATES = ["hover", "focus", "active"] as const;
export type ForcedState = (typeof FORCED_STATES)[number];

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>["stylisPlugins"]>[number];

const PSEUDO_CLASS = /:(hover|focus|active)(?:-visible)?(?![\w-])/g;
const CONTROLS = ':where(a, :enabled, [tabindex="0"])';

/**
 * Extends each rule with a pseudo-class to what is inside an element with `data-forced`: the focus to its controls, the
 * other states to everything. `:is` takes the highest weight in its list, that of the pseudo-class, so no rule gains any.
 */
export const forcedStates: Plugin = (element) => {
  if (element.type !== "rule" || !Array.isArray(element.props)) return;
  element.props = element.props.map((selector) =>
    selector.replaceAll(
      PSEUDO_CLASS,
      (pseudo, state) => `:is(${pseudo}, [data-forced~="${state}"] ${state === "focus" ? CONTROLS : "*"})`,
    ),
  );
};
