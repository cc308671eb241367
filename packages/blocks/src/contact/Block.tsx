import type { Identity } from "@danji/complex/schema/identity";
import { phoneHref } from "@danji/complex/phone";
import { ContactList } from "./Block.styles.ts";

interface ContactProps {
  identity: Pick<Identity, "phone" | "consultHours" | "address">;
}

/** Renders how to reach the sales office: phone, hours, and the addresses of the model house and the site. */
export function Block({ identity: { phone, consultHours, address } }: ContactProps) {
  return (
    <ContactList>
      <div>
        <dt>대표전화</dt>
        <dd>
          <a href={phoneHref(phone)}>{phone}</a>
        </dd>
      </div>
      <div>
        <dt>상담시간</dt>
        <dd>{consultHours}</dd>
      </div>
      <div>
        <dt>견본주택</dt>
        <dd>{address.modelHouse}</dd>
      </div>
      <div>
        <dt>현장</dt>
        <dd>{address.site}</dd>
      </div>
    </ContactList>
  );
}
