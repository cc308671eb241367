import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void): () => void {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

const fragment = () => decodeURIComponent(location.hash.slice(1));

/** Returns the fragment of the address: the id of the group that is open. */
export const useFragment = () => useSyncExternalStore(subscribe, fragment);
