/** The backend that the site is built for (see scripts/site.ts). */
declare module "backend:services" {
  export const services: import("./shell/services/services.ts").Services;
}
declare module "backend:firebase" {
  export const settings: import("@danji/api/firebase/app").FirebaseSettings;
}
