/** Returns the address that dials a number as people write it. */
export const phoneHref = (phone: string) => `tel:${phone.replaceAll("-", "")}`;
