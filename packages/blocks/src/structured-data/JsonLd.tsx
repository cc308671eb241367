/** Writes structured data for search engines: a data block, not a script that runs, so the content policy need not allow it. */
export function JsonLd({ data }: { data: Readonly<Record<string, unknown>> }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Returns an address as schema.org has it; in words, since that is how a complex gives it. */
export const postalAddress = (streetAddress: string) => ({
  "@type": "PostalAddress",
  streetAddress,
  addressCountry: "KR",
});
