import { asOfWords } from "@danji/complex/day-words";
import type { Identity } from "@danji/complex/schema/identity";
import { PrintLine } from "../SiteFrame.styles.ts";

interface PrintHeadProps {
  identity: Pick<Identity, "name" | "phone">;
  /** Address of the page, or nothing while it is unknown. */
  address: string;
  /** The day in Korea, `yyyy-mm-dd`. */
  today: string;
}

/** Renders the first line of the printed page: the complex, the address and the date. Not on the screen. */
export function PrintHead({ identity, address, today }: PrintHeadProps) {
  return (
    <PrintLine>
      <span>{`${identity.name} · ${identity.phone}`}</span>
      <span>{address}</span>
      <span>{asOfWords(today)}</span>
    </PrintLine>
  );
}
