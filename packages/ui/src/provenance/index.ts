export { Provenance } from "./Provenance.tsx";
