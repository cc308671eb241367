/** The backend that the site is built for (see scripts/backend-plugin.ts). */
declare module "backend:services" {
  export const services: import("./shell/services/services.ts").Services;
}
declare module "backend:firebase" {
  export const settings: import("@danji/data/firebase/app").FirebaseSettings;
}
