import { NoticeItem, NoticeRoot } from "./Notice.tsx";

/** Remarks: `Root` names them, each is an `Item`. */
export const Notice = { Root: NoticeRoot, Item: NoticeItem };
