import { BannerLead, BannerRoot, BannerTitle } from "./Banner.tsx";

/** The head of a sub page: `Root` is the band, `Title` its h1, `Lead` a sentence below. */
export const Banner = { Root: BannerRoot, Title: BannerTitle, Lead: BannerLead };
