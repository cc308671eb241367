/** An object of structured data. */
export type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What search engines ask of each type (Google's search gallery; Naver's of breadcrumbs); what else may stand is in schema.org. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  ApartmentComplex: ["name", "url", "image", "telephone", "address", "numberOfAccommodationUnits"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  Event: ["name", "startDate", "endDate", "location", "organizer", "eventStatus", "url"],
  Place: ["name", "address"],
  VirtualLocation: ["url"],
  PostalAddress: ["streetAddress", "addressCountry"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  NewsArticle: ["headline", "description", "image", "datePublished", "dateModified", "author", "publisher"],
  Organization: ["name", "url"],
  ContactPoint: ["telephone", "contactType"],
  WebSite: ["name", "url"],
  FloorPlan: ["name", "description", "floorSize", "numberOfRooms"],
  QuantitativeValue: ["value"],
  VideoObject: ["name", "description", "thumbnailUrl", "uploadDate", "contentUrl"],
};

/** All objects in a page's blocks of structured data, those inside of others too. */
export function thingsOf(blocks: readonly unknown[]): Thing[] {
  return blocks.flatMap((value): Thing[] => {
    if (Array.isArray(value)) return thingsOf(value);
    if (!isThing(value)) return [];
    return [value, ...thingsOf(Object.values(value))];
  });
}

/** The objects of one type. */
export const thingsOfType = (blocks: readonly unknown[], type: string): Thing[] =>
  thingsOf(blocks).filter((thing) => thing["@type"] === type);

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** What is wrong with a page's structured data, in a line each. */
export function schemaFaults(blocks: readonly unknown[]): string[] {
  const contexts = blocks.flatMap((block) =>
    isThing(block) && block["@context"] === "https://schema.org" ? [] : ["a block without @context"],
  );
  const things = thingsOf(blocks).flatMap((thing) => {
    const type = thing["@type"];
    if (type === undefined) return [];
    if (typeof type !== "string") return ["a type that is no word"];
    const required = REQUIRED[type];
    if (!required) return [`unknown type ${type}`];
    return required.filter((name) => isEmpty(thing[name])).map((name) => `${type} without ${name}`);
  });
  return [...contexts, ...things];
}
