export { Range } from "./Range.tsx";
