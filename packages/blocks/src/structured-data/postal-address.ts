/** Returns an address as schema.org has it; in words, since that is how a complex gives it. */
export const postalAddress = (streetAddress: string) => ({
  "@type": "PostalAddress",
  streetAddress,
  addressCountry: "KR",
});
