import { CardGrid, CardLink, CardPicture, CardRoot, CardText, CardTitle } from "./Card.tsx";

/** Cards side by side: `Grid` holds them, each `Root` a `Picture`, a `Title`, `Text`s and a `Link`. */
export const Card = {
  Grid: CardGrid,
  Root: CardRoot,
  Picture: CardPicture,
  Title: CardTitle,
  Text: CardText,
  Link: CardLink,
};
