declare module "storybook:complexes" {
  /** The complexes of the repository by their slug. */
  export const complexes: Readonly<Record<string, import("../packages/blocks/tests/story-complex.ts").StoryComplex>>;
}

declare module "storybook:sizes" {
  /** What each component of the kit adds to a site, by its name. */
  export const sizes: Readonly<Record<string, import("../packages/ui/scripts/sizes.ts").Size>>;
}
