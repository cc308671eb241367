import {
  Children,
  cloneElement,
  isValidElement,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from "react";
import { expect, waitFor } from "storybook/test";
import { styled } from "styled-components";
import { vars } from "../src/theme/index.ts";
import { OverlayBox } from "./Specimens.tsx";

/** Names of parts by their components. */
type PartNames = ReadonlyMap<unknown, string>;

const childrenOf = (node: ReactElement<{ children?: ReactNode }>) => node.props.children;

/** Returns the names of the parts among elements, each once, in the order in which they begin. */
export function partsIn(node: ReactNode, names: PartNames): string[] {
  const found = Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    return [names.get(child.type) ?? [], partsIn(childrenOf(child), names)].flat();
  });
  return [...new Set(found)];
}

interface Opened<Props> {
  /** A part with what opens the others. */
  part?: ComponentType<Props>;
  props?: Partial<Props>;
  /** Whether it opens over the page. */
  overlay?: boolean;
  /** Parts without a mark: they render no element, or only after a press. */
  unmarked?: readonly string[];
}

/**
 * Returns a story that shows an example with a number on each of its parts.
 *
 * @param family The parts under their name, `{ Tabs }`.
 */
export function anatomyOf<Props extends object>(
  family: Readonly<Record<string, object>>,
  renderExample: () => ReactElement,
  { part, props, overlay = false, unmarked = [] }: Opened<Props> = {},
) {
  const names = new Map<unknown, string>(
    Object.entries(family).flatMap(([name, parts]) =>
      Object.entries(parts).map(([key, component]: [string, unknown]) => [component, `${name}.${key}`] as const),
    ),
  );

  /** Gives the first element of each part its name, and that of `part` the props that open it. */
  function named(node: ReactNode, seen: Set<string>): ReactNode {
    if (Array.isArray(node)) return Children.map(node, (child) => named(child, seen));
    if (!isValidElement<{ children?: ReactNode }>(node)) return node;
    const name = names.get(node.type);
    const isFirst = name !== undefined && !seen.has(name);
    if (isFirst) seen.add(name);
    const added: object = { ...(isFirst && { "data-part": name }), ...(node.type === part && props) };
    const children = childrenOf(node);
    return children === undefined ? cloneElement(node, added) : cloneElement(node, added, named(children, seen));
  }

  function Anatomy() {
    const example = renderExample();
    return (
      <Figure parts={partsIn(example, names)}>
        {overlay ? <OverlayBox>{named(example, new Set())}</OverlayBox> : named(example, new Set())}
      </Figure>
    );
  }

  return {
    tags: ["!dev"],
    ...(overlay && { parameters: { docs: { story: { height: "58rem" } } } }),
    render: () => <Anatomy />,
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      const expected = [...names.values()].filter((name) => !unmarked.includes(name));
      await waitFor(() => {
        const marks = Array.from(
          canvasElement.querySelectorAll("[data-mark]"),
          (mark) => mark.getAttribute("data-mark") ?? "",
        );
        return expect(marks.toSorted()).toEqual(expected.toSorted());
      });
    },
  };
}

/** Width and height of a mark, and what is between two, in CSS pixels. */
const MARK = 20;
const GAP = 2;

const Ground = styled.div`
  position: relative;
`;

const Outline = styled.span`
  position: absolute;
  outline: 1px dashed ${vars.color.lineStrong};
  pointer-events: none;
`;

const Mark = styled.span`
  position: absolute;
  width: ${MARK}px;
  height: ${MARK}px;
  border-radius: 50%;
  background: ${vars.color.surfaceInverse};
  color: ${vars.color.onInverse};
  font: 600 12px / ${MARK}px ${vars.font.text};
  text-align: center;
  pointer-events: none;
`;

interface Place {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Left and top of the mark. */
  readonly mark: readonly [number, number];
}

/** Returns where the parts show within the ground; marks of parts that begin at one point stand side by side. */
function placesOf(parts: readonly string[], ground: Element): Place[] {
  const { left, top } = ground.getBoundingClientRect();
  const places: Place[] = [];
  for (const name of parts) {
    const node = ground.querySelector(`[data-part="${name}"]`);
    const box = node?.getBoundingClientRect();
    if (!node?.checkVisibility({ visibilityProperty: true }) || !box || box.width === 0) continue;
    const mark: [number, number] = [box.left - left, box.top - top];
    const isTaken = () =>
      places.some(({ mark: [x, y] }) => Math.abs(x - mark[0]) < MARK && Math.abs(y - mark[1]) < MARK);
    while (isTaken()) mark[0] += MARK + GAP;
    places.push({ name, left: box.left - left, top: box.top - top, width: box.width, height: box.height, mark });
  }
  return places;
}

/** Shows what it holds, with an outline and a number on each part that is visible, also once it changes. */
function Figure({ parts, children }: { parts: readonly string[]; children: ReactNode }) {
  const ground = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const key = parts.join(" ");
  useLayoutEffect(() => {
    const { current } = ground;
    if (!current) return undefined;
    const measure = () => setPlaces(placesOf(key.split(" "), current));
    const resized = new ResizeObserver(measure);
    const changed = new MutationObserver(measure);
    resized.observe(current);
    changed.observe(current, { attributes: true, childList: true, subtree: true });
    current.addEventListener("transitionend", measure);
    current.addEventListener("animationend", measure);
    return () => {
      resized.disconnect();
      changed.disconnect();
      current.removeEventListener("transitionend", measure);
      current.removeEventListener("animationend", measure);
    };
  }, [key]);
  return (
    <Ground>
      <div ref={ground}>{children}</div>
      <div aria-hidden>
        {places.map(({ name, mark: [left, top], ...box }) => (
          <span key={name}>
            <Outline style={box} />
            <Mark data-mark={name} style={{ left, top }}>
              {parts.indexOf(name) + 1}
            </Mark>
          </span>
        ))}
      </div>
    </Ground>
  );
}
