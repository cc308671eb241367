import { services } from "backend:services";
import { createContext, use } from "react";
import type { Services } from "./services.ts";

/** Gives pages their backend; a test puts its own in its place. */
export const ServicesContext = createContext<Services>(services);

export const useServices = () => use(ServicesContext);
