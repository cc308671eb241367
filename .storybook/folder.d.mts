export const storybookFolder: string;
export const storiesFolder: string;
