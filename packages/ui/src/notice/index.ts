/** Remarks: `Root` names them, each is an `Item`. */
export * as Notice from "./Notice.tsx";
