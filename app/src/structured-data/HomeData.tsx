import { identity } from "complex:identity";
import { JsonLd } from "../../metadata/JsonLd.tsx";

/** The complex and its builder in the words of schema.org. */
export function OrganizationData() {
  return (
    <>
      <JsonLd
        data={{
          "@type": "ApartmentComplex",
          name: identity.name,
          url: identity.siteUrl,
          telephone: identity.phone,
          address: identity.address.site,
        }}
      />
      <JsonLd data={{ "@type": "Organization", name: identity.builder, url: identity.siteUrl }} />
    </>
  );
}
