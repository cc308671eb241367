/** File of the functions that lists the folders of their sites, the default one first. */
export const SITES_FILE = "sites.json";

/** Where the functions run: Seoul, next to the visitors and to the database. */
export const FUNCTIONS_REGION = "asia-northeast3";
