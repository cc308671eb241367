import { identity } from "complex:identity";
import { telephoneHref } from "@danji/complex/telephone";
import { ContactList } from "./ContactBlock.styles.ts";

/** How to reach the sales office: telephone, hours, and where the model house and the site are. */
export function ContactBlock() {
  return (
    <ContactList>
      <div>
        <dt>대표전화</dt>
        <dd>
          <a href={telephoneHref(identity.phone)}>{identity.phone}</a>
        </dd>
      </div>
      <div>
        <dt>상담시간</dt>
        <dd>{identity.consultHours}</dd>
      </div>
      <div>
        <dt>견본주택</dt>
        <dd>{identity.address.modelHouse}</dd>
      </div>
      <div>
        <dt>현장</dt>
        <dd>{identity.address.site}</dd>
      </div>
    </ContactList>
  );
}
