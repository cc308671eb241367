import * as Notice from "./Notice.tsx";

/** Remarks: `Root` names them, each is an `Item`. */
export { Notice };
