/** The complex that the site is built for, checked and cut into one module for each part (see packages/delivery/src/bundle/complex-modules.ts). */
declare module "complex:identity" {
  export const identity: import("@danji/complex/schema/identity").Identity;
}
declare module "complex:menu" {
  export const menu: import("@danji/complex/schema/menu").Menu;
}
declare module "complex:supply" {
  export const supply: import("@danji/complex/schema/supply").Supply;
}
declare module "complex:sunlight" {
  /** Where the buildings stand; missing where the complex shows no sunlight. */
  export const sunlight: import("@danji/complex/schema/sunlight").Sunlight | undefined;
}
declare module "complex:schedule" {
  export const schedule: import("@danji/complex/schema/schedule").Schedule;
}
declare module "complex:forms" {
  export const forms: import("@danji/complex/schema/forms").Forms;
}
declare module "complex:theme" {
  export const frame: import("@danji/complex/schema/theme").FrameLook;
}
declare module "complex:home" {
  export const hero: import("@danji/complex/schema/home").Home["hero"];
  /** The screens that follow the hero, without what they say. */
  export const screens: readonly import("@danji/complex/home-screens").HomeScreen[];
  /** What each kind of screen takes of the complex. */
  export const takes: Readonly<
    Record<string, readonly (keyof import("@danji/blocks/home/screen-props.ts").ScreenData)[]>
  >;
  /** Lazy content of each section. */
  export const screenContents: Readonly<
    Record<string, () => Promise<import("@danji/blocks/home/screen-props.ts").ScreenContent>>
  >;
  /** Facts of the first screen. */
  export const facts: import("@danji/complex/schema/facts").Facts["items"];
  export const pictures: import("@danji/complex/media/picture").Pictures;
}
declare module "complex:plans" {
  /** Figures of each plan, by the key that a type of the supply names. */
  export const plans: Readonly<Record<string, import("@danji/blocks/parts/floor-plans/flats.ts").FlatPlan>>;
  /** Lazy drawings by the key of their sheet. */
  export const sheetLoaders: Readonly<
    Record<string, () => Promise<import("@danji/blocks/parts/floor-plans/flats.ts").PlanSheet>>
  >;
}
declare module "complex:tour" {
  /** The site's own tour; missing where the complex has none. */
  export const tour: import("@danji/complex/media/tour").SiteTour | undefined;
}
declare module "complex:data" {
  type BlockData = import("@danji/blocks/parts/block-data.ts").BlockData;
  type Data = Omit<BlockData, "sheets" | "ticks" | "purchases" | "siteSun" | "VisitLead">;
  /** Modules of what blocks take of the complex, and how each part is loaded. */
  export const sources: Readonly<Record<keyof Data, string>>;
  export const loaders: { readonly [Name in keyof Data]: () => Promise<Data[Name]> };
}
declare module "complex:takes" {
  /** What each kind of block on pages of the complex takes. */
  export const takes: Readonly<
    Record<string, readonly (keyof import("@danji/blocks/parts/block-data.ts").BlockData)[]>
  >;
}
declare module "complex:redirects" {
  export const siteRedirects: readonly import("@danji/complex/routes").Redirect[];
}
declare module "complex:pages" {
  /** Lazy content of each page by its address. */
  export const pageContents: Readonly<
    Record<string, () => Promise<import("./shell/page/page-content.ts").PageContent>>
  >;
}
