import { factNumber } from "@danji/complex/fact-words";
import type { Facts } from "@danji/complex/schema/facts";
import type { Identity } from "@danji/complex/schema/identity";
import { JsonLd, postalAddress } from "./JsonLd.tsx";

interface HomeDataProps {
  identity: Identity;
  facts: Facts["items"];
  share: { readonly src: string };
}

/** Renders the complex, its builder and the site in the terms of schema.org. */
export function HomeData({ identity, facts, share }: HomeDataProps) {
  const { name, siteUrl, phone, address, builder } = identity;
  const households = facts["households"];
  const units = households ? factNumber(households) : Number.NaN;
  const graph = [
    {
      "@type": "ApartmentComplex",
      "@id": `${siteUrl}/#complex`,
      name,
      url: siteUrl,
      image: siteUrl + share.src,
      telephone: phone,
      address: postalAddress(address.site),
      ...(Number.isInteger(units) && { numberOfAccommodationUnits: units }),
    },
    {
      "@type": "Organization",
      "@id": `${siteUrl}/#builder`,
      name: builder,
      url: siteUrl,
      contactPoint: { "@type": "ContactPoint", telephone: phone, contactType: "sales", availableLanguage: "ko" },
    },
    { "@type": "WebSite", name, url: siteUrl, inLanguage: "ko-KR", publisher: { "@id": `${siteUrl}/#builder` } },
  ];
  return <JsonLd data={{ "@graph": graph }} />;
}
