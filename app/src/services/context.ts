import { createContext, use } from "react";
import { embeddedServices, type Services } from "./services.ts";

/** Gives pages their backend; a test puts its own in its place. */
export const ServicesContext = createContext<Services>(embeddedServices);

export const useServices = () => use(ServicesContext);
