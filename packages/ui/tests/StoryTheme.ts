import { createContext } from "react";
import { theme, type Theme } from "../src/theme/index.ts";

/** The theme that Storybook's toolbar has chosen, for stories that look at tokens themselves. Default: the kit's own. */
export const StoryTheme = createContext<Theme>(theme);
