import * as Timeline from "./Timeline.tsx";

/** Dates in their order: `Root` names them; an `Item` has `Time`, `Title`, `Mark`, `Note`, `Action`. */
export { Timeline };
