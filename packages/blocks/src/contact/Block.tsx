import { phoneHref } from "@danji/complex/phone";
import type { BlockData } from "../parts/block-data.ts";
import { Terms } from "../parts/Terms.tsx";
import { ContactList } from "./Block.styles.ts";

/** Renders how to reach the sales office: phone, hours, and the addresses of the model house, with its hours, and of the site. */
export const Block = ({ identity: { phone, consultHours, address, modelHouseHours } }: Pick<BlockData, "identity">) => (
  <ContactList>
    <Terms
      of={{
        대표전화: <a href={phoneHref(phone)}>{phone}</a>,
        상담시간: consultHours,
        견본주택: (
          <>
            <span>{address.modelHouse}</span>
            <br />
            <span>{modelHouseHours}</span>
          </>
        ),
        현장: address.site,
      }}
    />
  </ContactList>
);
