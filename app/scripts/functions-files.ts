/** File of the functions that lists the folders of their sites, the default one first. */
export const SITES_FILE = "sites.json";
