import { createContext } from "react";
import { theme, type Theme } from "../src/theme/index.ts";

/** The theme selected in Storybook's toolbar, for stories that show tokens. @default the kit's own */
export const StoryTheme = createContext<Theme>(theme);
