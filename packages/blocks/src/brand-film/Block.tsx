import { FilmData } from "../parts/film/FilmData.tsx";
import { FilmPlayer } from "../parts/film/FilmPlayer.tsx";
import type { BlockData } from "../parts/block-data.ts";

/** Renders the brand's film, which plays automatically and stops at its end. */
export function Block({ films: { brand }, identity: { siteUrl } }: Pick<BlockData, "films" | "identity">) {
  return (
    brand && (
      <div>
        <FilmData films={[brand]} siteUrl={siteUrl} />
        <FilmPlayer film={brand} autoPlay fit="cover" />
      </div>
    )
  );
}
