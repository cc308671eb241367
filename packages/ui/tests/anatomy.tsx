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
import { FITTED, OverlayBox } from "./Specimens.tsx";

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

/** Returns the parts that a figure numbers, in the order of their numbers, and the others. */
export function partsByMark(figure: object, parts: readonly string[]) {
  const unmarked: readonly string[] = Object(figure).parameters?.unmarked ?? [];
  return {
    marked: parts.filter((name) => !unmarked.includes(name)),
    others: parts.filter((name) => unmarked.includes(name)),
  };
}

interface Opened<Props> {
  /** A part with what opens the others. */
  part?: ComponentType<Props>;
  props?: Partial<Props>;
  /** Whether it opens over the page. */
  overlay?: boolean;
  /** What a press opens, in a frame of its own, where no property does. */
  open?: () => void;
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
  { part, props, overlay = false, open, unmarked = [] }: Opened<Props> = {},
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
      <Figure parts={partsIn(example, names).filter((name) => !unmarked.includes(name))}>
        {overlay ? <OverlayBox>{named(example, new Set())}</OverlayBox> : named(example, new Set())}
      </Figure>
    );
  }

  return {
    tags: ["!dev"],
    parameters: { unmarked, framed: false, ...((overlay || open) && FITTED) },
    render: () => <Anatomy />,
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      open?.();
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

/** Width and height of a mark, what is between two, and how far their middles are outside, in CSS pixels. */
const MARK = 20;
const GAP = 4;
const OUT = 24;

const Ground = styled.div`
  position: relative;
  padding: ${2 * OUT}px;
`;

const Marks = styled.div`
  position: absolute;
  inset: ${2 * OUT}px;
  pointer-events: none;
`;

const Outline = styled.span`
  position: absolute;
  outline: 1px dashed ${vars.color.lineStrong};
`;

/** Leaders from the marks to their parts, light below dark: seen on any ground. */
const Leaders = styled.svg`
  position: absolute;
  inset: 0;
  overflow: visible;
  stroke: ${vars.color.surface};
  stroke-width: 3px;

  line + line {
    stroke: ${vars.color.text};
    stroke-width: 1px;
  }
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
  translate: -50% -50%;
`;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Place {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Middle of the mark, outside of the ground. */
  readonly mark: Point;
  /** Where its leader ends, on the edge of the part. */
  readonly end: Point;
}

/** Returns where the parts show within the ground, each with its mark on the side that is nearest and free. */
function placesOf(parts: readonly string[], ground: Element): Place[] {
  const around = ground.getBoundingClientRect();
  const places: Place[] = [];
  /** Moves a mark along its side until it is free. */
  const freed = (mark: Point, dx: number, dy: number): Point =>
    places.some(({ mark: { x, y } }) => Math.abs(x - mark.x) < MARK + GAP && Math.abs(y - mark.y) < MARK + GAP)
      ? freed({ x: mark.x + dx, y: mark.y + dy }, dx, dy)
      : mark;
  for (const name of parts) {
    const node = ground.querySelector(`[data-part="${name}"]`);
    const box = node?.getBoundingClientRect();
    if (!node?.checkVisibility({ visibilityProperty: true }) || !box || box.width === 0) continue;
    const [left, top, width, height] = [box.left - around.left, box.top - around.top, box.width, box.height];
    const x = left + Math.min(width, MARK) / 2;
    const y = top + Math.min(height, MARK) / 2;
    const step = MARK + GAP;
    const sides = [
      { mark: freed({ x: -OUT, y }, 0, step), end: { x: left, y } },
      { mark: freed({ x, y: -OUT }, step, 0), end: { x, y: top } },
      { mark: freed({ x: around.width + OUT, y }, 0, step), end: { x: left + width, y } },
      { mark: freed({ x, y: around.height + OUT }, step, 0), end: { x, y: top + height } },
    ].toSorted((one, other) => lengthOf(one) - lengthOf(other));
    for (const side of sides.slice(0, 1)) places.push({ name, left, top, width, height, ...side });
  }
  return places;
}

const lengthOf = ({ mark, end }: Pick<Place, "mark" | "end">) => Math.hypot(mark.x - end.x, mark.y - end.y);

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
      <Marks aria-hidden>
        {places.map(({ name, mark, end, ...box }) => (
          <span key={name}>
            <Outline style={box} />
            <Leaders>
              <line x1={mark.x} y1={mark.y} x2={end.x} y2={end.y} />
              <line x1={mark.x} y1={mark.y} x2={end.x} y2={end.y} />
            </Leaders>
            <Mark data-mark={name} style={{ left: mark.x, top: mark.y }}>
              {parts.indexOf(name) + 1}
            </Mark>
          </span>
        ))}
      </Marks>
    </Ground>
  );
}
