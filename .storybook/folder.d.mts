export const storybookFolder: string;
export const storiesFolder: string;
export const testedFolder: string;
