import { CardGrid, CardPicture, CardRoot, CardText, CardTitle } from "./Card.tsx";

/** Cards side by side: `Grid` holds them, each `Root` a `Picture`, a `Title` and `Text`s. */
export const Card = {
  Grid: CardGrid,
  Root: CardRoot,
  Picture: CardPicture,
  Title: CardTitle,
  Text: CardText,
};
