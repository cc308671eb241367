// One line for each kind of home screen, by its `kind`.
export { block as booking } from "./home/booking/block.ts";
export { block as brand } from "./home/brand/block.ts";
export { block as grounds } from "./home/grounds/block.ts";
export { block as location } from "./home/location/block.ts";
export { block as overview } from "./home/overview/block.ts";
export { block as plans } from "./home/plans/block.ts";
export { block as premium } from "./home/premium/block.ts";
export { block as schedule } from "./home/schedule/block.ts";
export { block as slider } from "./home/slider/block.ts";
export { block as special } from "./home/special/block.ts";
