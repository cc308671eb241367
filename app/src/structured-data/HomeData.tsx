import { factNumber } from "@danji/complex/fact-words";
import { facts } from "complex:home";
import { identity } from "complex:identity";
import type { ShareImage } from "@danji/complex/media/share-image";
import { JsonLd } from "@danji/sections/structured-data/JsonLd.tsx";
import { postalAddress } from "@danji/sections/structured-data/postal-address.ts";

/** The complex, its builder and the site in the words of schema.org. */
export function HomeData({ share }: { share: ShareImage }) {
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
