import { addons } from "storybook/manager-api";
import { storybookTheme } from "./theme.ts";
import { nameOf } from "./titles.ts";

addons.setConfig({ theme: storybookTheme, sidebar: { renderLabel: ({ name }) => nameOf(name) } });
