/** Dates in their order: `Root` names them; an `Item` has `Time`, `Title`, `Mark`, `Note`, `Action`. */
export * as Timeline from "./Timeline.tsx";
