import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";

const never = () => () => undefined;

/** Returns the fragment of the address with its `#`. It is empty while a prerendered page hydrates. */
export function useFragment(): string {
  const { hash } = useLocation();
  return useSyncExternalStore(
    never,
    () => hash,
    () => "",
  );
}
