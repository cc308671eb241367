export { Grid } from "./Grid.tsx";
