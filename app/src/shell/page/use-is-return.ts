import { NavigationType, useNavigationType } from "react-router-dom";

/** Returns whether Back or Forward led to the page, or the document has just been loaded. */
export const useIsReturn = (): boolean => useNavigationType() === NavigationType.Pop;
