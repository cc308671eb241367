/** The complex that the site is built for, checked and cut into one module for each part (see packages/delivery/src/bundle/complex-plugin.ts). */
declare module "complex:identity" {
  export const identity: import("@danji/complex/schema/identity").Identity;
}
declare module "complex:menu" {
  export const menu: import("@danji/complex/schema/menu").Menu;
}
declare module "complex:facts" {
  export const facts: import("@danji/complex/schema/facts").Facts;
}
declare module "complex:supply" {
  export const supply: import("@danji/complex/schema/supply").Supply;
}
declare module "complex:documents" {
  export const documents: import("@danji/complex/schema/documents").Documents;
}
declare module "complex:taxes" {
  export const taxes: import("@danji/complex/schema/taxes").Taxes;
}
declare module "complex:subscription" {
  /** Rules by which applicants are ranked; missing where the complex has none. */
  export const subscription: import("@danji/complex/schema/subscription").Subscription | undefined;
}
declare module "complex:funding" {
  /** Rules by which a purchase is planned; missing where the complex has none. */
  export const funding: import("@danji/complex/schema/funding").Funding | undefined;
}
declare module "complex:sunlight" {
  /** Where the buildings stand; missing where the complex shows no sunlight. */
  export const sunlight: import("@danji/complex/schema/sunlight").Sunlight | undefined;
  /** Sunlight of all flats on the winter solstice, line by line. */
  export const winterSuns: readonly import("@danji/complex/sun/site-sun").LineSun[];
}
declare module "complex:announcement" {
  /** Whether the announcement's PDF is the official notice. */
  export const isOfficialNotice: boolean;
}
declare module "complex:checked-sources" {
  /** What the site states, with the days of the last checks. */
  export const checked: readonly import("@danji/complex/checked-sources").CheckedSource[];
}
declare module "complex:faq" {
  export const faq: import("@danji/complex/schema/faq").Faq;
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
declare module "complex:films" {
  export const films: import("@danji/complex/media/film").SiteFilms;
}
declare module "complex:plans" {
  /** Figures of each plan, by the key that a type of the supply names. */
  export const plans: Readonly<Record<string, import("@danji/blocks/parts/floor-plans/flats.ts").FlatPlan>>;
  /** Lazy drawings by the key of their sheet. */
  export const sheetLoaders: Readonly<
    Record<string, () => Promise<import("@danji/blocks/parts/floor-plans/flats.ts").PlanSheet>>
  >;
}
declare module "complex:tours" {
  export const tours: readonly import("@danji/complex/media/tour").TourTab[];
}
declare module "complex:tour" {
  /** The site's own tour; missing where the complex has none. */
  export const tour: import("@danji/complex/media/tour").SiteTour | undefined;
}
declare module "complex:plan-stills" {
  /** Address of each plan's drawing as a picture, by the key that a type of the supply names. */
  export const stills: Readonly<Record<string, string>>;
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
