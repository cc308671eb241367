import * as Card from "./Card.tsx";

/** Cards side by side: `Grid` holds them, each `Root` a `Picture`, a `Title` and `Text`s. */
export { Card };
