/** The picture that messengers show beside a shared link, made by the build (specification, section 2: 1200 by 630). */
export const SHARE_IMAGE = { path: "/share.jpg", width: 1200, height: 630 } as const;
