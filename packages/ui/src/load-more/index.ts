export { LoadMore } from "./LoadMore.tsx";
