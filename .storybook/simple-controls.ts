import type { Preview } from "@storybook/react-vite";
import { isValidElement } from "react";

type ArgTypesEnhancer = NonNullable<Preview["argTypesEnhancers"]>[number];

/** Types that are edited as text: what can render a text, and texts beside other simple types. */
const TEXT = /^(?:ReactNode|(?:string|number|boolean)(?: \| (?:string|number|boolean)(?:\[\])?)*)$/;

/** Gives props that Storybook would edit as JSON the control that they have: a text, or none for an element. */
export const withSimpleControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type } = argType;
      const isText = type?.name === "other" && TEXT.test(type.value);
      const control = isValidElement(initialArgs[name]) ? false : ({ type: "text" } as const);
      return [name, isText ? { ...argType, control } : argType];
    }),
  );
