/** Cards side by side: `Grid` holds them, each `Root` a `Picture`, a `Title` and `Text`s. */
export * as Card from "./Card.tsx";
