/** The complexes of the repository by their slug (see .storybook/complexes-plugin.ts). */
declare module "storybook:complexes" {
  export const complexes: Readonly<Record<string, import("./story-complex.ts").StoryComplex>>;
}
