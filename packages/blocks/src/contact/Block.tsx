import { phoneHref } from "@danji/complex/phone";
import type { Identity } from "@danji/complex/schema/identity";
import { Terms } from "../parts/Terms.tsx";
import { ContactList } from "./Block.styles.ts";

interface ContactProps {
  identity: Pick<Identity, "phone" | "consultHours" | "address" | "modelHouseHours">;
}

/** Renders how to reach the sales office: phone, hours, and the addresses of the model house, with its hours, and of the site. */
export const Block = ({ identity: { phone, consultHours, address, modelHouseHours } }: ContactProps) => (
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
