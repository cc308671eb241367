import { Tabs } from "@danji/ui/tabs";
import { useState } from "react";
import { FilmData } from "../parts/film/FilmData.tsx";
import { FilmPlayer } from "../parts/film/FilmPlayer.tsx";
import type { BlockData } from "../parts/block-data.ts";

/** Renders the guides in tabs, of which the selected one plays automatically. Their texts are on the page in any case, and without JavaScript all films. */
export function Block({ films: { guides }, identity: { siteUrl } }: Pick<BlockData, "films" | "identity">) {
  const [chosen, setChosen] = useState(guides[0]?.key ?? "");
  return (
    <Tabs.Root value={chosen} onValueChange={setChosen}>
      <FilmData films={guides} siteUrl={siteUrl} />
      <Tabs.Row>
        <Tabs.List aria-label="안내영상">
          {guides.map(({ key, title }) => (
            <Tabs.Trigger key={key} value={key}>
              {title}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </Tabs.Row>
      {guides.map((film) => {
        const isChosen = film.key === chosen;
        return (
          <Tabs.Content key={film.key} value={film.key}>
            {/* Choosing another one takes the player off, which stops it. */}
            <FilmPlayer key={isChosen ? "chosen" : "resting"} film={film} autoPlay={isChosen} fit="contain" />
          </Tabs.Content>
        );
      })}
    </Tabs.Root>
  );
}
