import { use, useState, createContext } from "react";

interface Address {
  /** Fragment with its `#`; empty while a prerendered page hydrates. */
  readonly fragment: string;
  /** Changes each time that a link leads to the address. */
  readonly visit: string;
}

/** Provides blocks with the address of their page. */
export const PageAddress = createContext<Address>({ fragment: "", visit: "" });

/** Returns which closed part is open, by the ids of their elements, and opens another; a link's fragment opens its own. */
export function useOpenByAddress(ids: ReadonlyMap<string, string>): [value: string, open: (value: string) => void] {
  const { fragment, visit } = use(PageAddress);
  const [named] = [...ids].find(([, id]) => fragment === `#${id}`) ?? [];
  const request = named === undefined ? "" : `${visit} ${named}`;
  const [state, setState] = useState({ value: named ?? "", request });
  if (state.request !== request) setState({ value: named ?? state.value, request });
  return [state.value, (value) => setState({ value, request })];
}
