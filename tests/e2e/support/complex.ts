import { readComplex } from "../../../app/scripts/complexes.ts";
import { slug } from "../../../app/scripts/slug.ts";

/** The complex that the site under test was built for; tests never write its name, number or site key themselves. */
export const complex = await readComplex(slug);

/** Address of its press list. */
export const PRESS = `/${complex.identity.siteKey}/press`;
/** Address of its visit page. */
export const CUSTOMER = `/${complex.identity.siteKey}/customer`;
