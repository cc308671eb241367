export { StyleRegistry } from "./StyleRegistry.tsx";
