/** Address that dials a number as people write it. */
export const telephoneHref = (phone: string) => `tel:${phone.replaceAll("-", "")}`;
