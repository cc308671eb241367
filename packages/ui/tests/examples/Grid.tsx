import { Grid } from "@danji/ui/grid";

export function GridExample() {
  return (
    <Grid min="10rem">
      <p>59A 타입</p>
      <p>59B 타입</p>
      <p>84A 타입</p>
      <p>84B 타입</p>
    </Grid>
  );
}
