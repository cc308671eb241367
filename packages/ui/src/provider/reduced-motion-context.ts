"use client";
import { createContext } from "react";

/** Whether the site reduces motion itself. */
export const ReducedMotionContext = createContext(false);
