/** Where the functions run: Seoul, next to the visitors and to the database. */
export const FUNCTIONS_REGION = "asia-northeast3";
