import { createContext } from "react";

/** Address of the page as its host's router has it. */
interface Address {
  /** Fragment with its `#`; empty while a prerendered page hydrates. */
  readonly fragment: string;
  /** Changes each time that a link leads to the address. */
  readonly visit: string;
}

/** Provides blocks with the address of their page. */
export const PageAddress = createContext<Address>({ fragment: "", visit: "" });
