import { Accordion } from "@danji/ui/accordion";
import { FactTable } from "@danji/ui/fact-table";
import { FurtherPages } from "../../frame/further-pages/FurtherPages.tsx";
import { titleIdOf, type ScreenData, type ScreenProps } from "../screen-props.ts";
import { ItemBody, PointList, MoreLink, NarrowScreen, Title, Words } from "../Screen.styles.ts";
import type { schema } from "./block.ts";

/** Shows in windows up to 900px wide the project, its place and its surroundings in short, one open at a time, and the pages asked for most. */
export function Block({ id, section, facts, identity }: ScreenProps<typeof schema> & Pick<ScreenData, "identity">) {
  return (
    <NarrowScreen id={id} aria-labelledby={titleIdOf(id)}>
      <Words>
        <Title id={titleIdOf(id)}>{section.title}</Title>
        <Accordion.Root headingLevel={3}>
          {section.items.map((item) => (
            <Accordion.Item key={item.title} value={item.title}>
              <Accordion.Trigger>{item.title}</Accordion.Trigger>
              <Accordion.Content>
                <ItemBody align="start">
                  {item.text !== undefined && <p>{item.text}</p>}
                  {item.facts.length > 0 && (
                    <FactTable.Root>
                      {item.facts.map((key) => {
                        const fact = facts[key];
                        return (
                          fact && (
                            <FactTable.Item key={key}>
                              <FactTable.Term>{fact.term}</FactTable.Term>
                              <FactTable.Value>
                                <span>{fact.value}</span>
                                {fact.unit !== undefined && <FactTable.Unit>{fact.unit}</FactTable.Unit>}
                                {fact.note !== undefined && <span>{` (${fact.note})`}</span>}
                              </FactTable.Value>
                            </FactTable.Item>
                          )
                        );
                      })}
                    </FactTable.Root>
                  )}
                  {item.points.length > 0 && (
                    <PointList>
                      {item.points.map((point) => (
                        <li key={point}>{point}</li>
                      ))}
                    </PointList>
                  )}
                  <MoreLink to={item.link.to}>{item.link.label}</MoreLink>
                </ItemBody>
              </Accordion.Content>
            </Accordion.Item>
          ))}
        </Accordion.Root>
        <FurtherPages identity={identity} />
      </Words>
    </NarrowScreen>
  );
}
