export const storybookFolder: string;
