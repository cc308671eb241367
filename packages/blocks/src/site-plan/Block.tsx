import { Disclosure } from "@danji/ui/disclosure";
import { Stack } from "@danji/ui/stack";
import { PictureFrame, PlainHeading } from "../parts/blocks.styles.ts";
import { buildingWords, floorWords, householdsWords } from "@danji/complex/figures";
import type { Building } from "@danji/complex/schema/supply";
import { useState } from "react";
import { Caption } from "../parts/Caption.tsx";
import type { BlockData, BlockProps } from "../parts/block-data.ts";
import { FadingPicture } from "@danji/ui/picture";
import { Enlarge } from "../parts/Enlarge.tsx";
import { ChosenBuilding, Facility, Hotspot, Hotspots } from "./Block.styles.ts";
import type { schema } from "./block.ts";
import { buildingHouseholds, totalHouseholds } from "@danji/complex/supply";
import { lineWords } from "@danji/complex/line-words";
import { planMark } from "@danji/complex/plan-mark";
import { TableBlock } from "../table/Block.tsx";

/** The layout appears once it is loaded. */
const FADE = { delay: 100 };
const SIZES = "(max-width: 900px) 100vw, min(90vw, 1280px)";

/** Renders the layout's picture with its buildings to choose from, and a table that says the same of all buildings at once. */
export function Block({ block, pictures, supply }: BlockProps<typeof schema> & Pick<BlockData, "supply">) {
  const [chosen, setChosen] = useState<Building>();
  const source = pictures[block.image];
  return (
    <Stack gap={10}>
      <div>
        <figure>
          <PictureFrame>
            {source && (
              <>
                <FadingPicture source={source} sizes={SIZES} fade={FADE} />
                {/* The buildings are buttons too. */}
                <Enlarge picture={source} placement="corner" />
              </>
            )}
            {block.facilities.map(({ name, at }) => (
              <Facility key={`${at.x},${at.y}`} style={place(at)} aria-hidden>
                {name}
              </Facility>
            ))}
            <Hotspots aria-label="동 고르기">
              {supply.buildings.map(
                (building) =>
                  building.place && (
                    <li key={building.number} style={place(building.place)}>
                      <Hotspot
                        type="button"
                        aria-pressed={building === chosen}
                        onClick={() => setChosen(building)}
                        aria-label={buildingWords(building.number)}
                      >
                        {building.number}
                      </Hotspot>
                    </li>
                  ),
              )}
            </Hotspots>
          </PictureFrame>
          {source && <Caption picture={source} />}
        </figure>
        <ChosenBuilding gap={1} role="status">
          {chosen ? (
            <>
              <h3>{buildingWords(chosen.number)}</h3>
              <p>
                {`지상 ${floorWords(chosen.floors)} · ${householdsWords(buildingHouseholds(chosen))}${planMark(supply)}`}
              </p>
              <p>{lineWords(supply, chosen)}</p>
            </>
          ) : (
            <p>동을 고르면 층수와 타입을 알려드립니다.</p>
          )}
        </ChosenBuilding>
      </div>
      <Disclosure.Root>
        <PlainHeading headingLevel={3}>동별 층수와 타입</PlainHeading>
        <Disclosure.Content>
          <TableBlock
            caption={`동별 층수와 타입, 세대수${planMark(supply)}`}
            narrow="tight"
            columns={["동", "층수", "세대수", "호와 타입"]}
            figures={2}
            rows={[
              ...supply.buildings.map((building) => [
                buildingWords(building.number),
                floorWords(building.floors),
                householdsWords(buildingHouseholds(building)),
                lineWords(supply, building),
              ]),
              ["합계", "", householdsWords(totalHouseholds(supply)), ""],
            ]}
            provenance={supply}
          />
        </Disclosure.Content>
      </Disclosure.Root>
    </Stack>
  );
}

const place = ({ x, y }: { x: number; y: number }) => ({ left: `${x * 100}%`, top: `${y * 100}%` });
