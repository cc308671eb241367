export { Reset } from "./Reset.styles.ts";
