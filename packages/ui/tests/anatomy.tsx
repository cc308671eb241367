import {
  Children,
  cloneElement,
  isValidElement,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
} from "react";
import { expect, waitFor } from "storybook/test";
import { styled } from "styled-components";
import { vars } from "../src/theme/index.ts";
import { middleOf, type Point } from "./device.ts";
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
 * Returns a story that shows an example with a number on each of its parts. Its tags, which hide it in the sidebar, stand beside it: Storybook
 * reads them without running the module.
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
      for (const mark of canvasElement.querySelectorAll("[data-mark]"))
        await expect(isOver(mark.parentElement?.firstElementChild ?? mark, middleOf(mark))).toBe(false);
    },
  };
}

/** Width and height of a mark, from one to the next, and how far their middles are outside, in CSS pixels. */
const MARK = 20;
const STEP = 24;
const OUT = 24;

const Ground = styled.div`
  position: relative;
  overflow: clip;
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

/** From a mark to its part, dark with a light edge: seen on any ground. */
const Leader = styled.svg`
  position: absolute;
  inset: 0;
  overflow: visible;
  stroke: ${vars.color.text};
  filter: drop-shadow(0 0 1px ${vars.color.surface}) drop-shadow(0 0 1px ${vars.color.surface});
`;

const Mark = styled.span`
  position: absolute;
  width: ${MARK}px;
  height: ${MARK}px;
  border-radius: 50%;
  background: ${vars.color.text};
  color: ${vars.color.surface};
  font: 600 12px / ${MARK}px ${vars.font.text};
  text-align: center;
  translate: -50% -50%;
`;

/** From the middle of a mark, outside of the ground, to the edge of its part. */
type Line = readonly [x1: number, y1: number, x2: number, y2: number];

interface Place {
  readonly name: string;
  readonly box: CSSProperties;
  readonly line: Line;
}

function isOver(element: Element, { x, y }: Point): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

const lengthOf = ([x1, y1, x2, y2]: Line) => Math.hypot(x1 - x2, y1 - y2);

/** Returns where the parts show within the ground, each with its mark on the side that is nearest and free. */
function placesOf(parts: readonly string[], ground: Element): Place[] {
  const around = ground.getBoundingClientRect();
  const places: Place[] = [];
  const isFree = (x: number, y: number) =>
    places.every(({ line }) => Math.abs(line[0] - x) >= STEP || Math.abs(line[1] - y) >= STEP);
  /** Moves a mark along its side until it is free. */
  const freed = ([x1, y1, x2, y2]: Line, dx: number, dy: number): Line =>
    isFree(x1, y1) ? [x1, y1, x2, y2] : freed([x1 + dx, y1 + dy, x2, y2], dx, dy);
  for (const name of parts) {
    const node = ground.querySelector(`[data-part="${name}"]`);
    const box = node?.getBoundingClientRect();
    if (!node?.checkVisibility({ visibilityProperty: true }) || !box || box.width === 0) continue;
    const { width, height } = box;
    const [left, top] = [box.left - around.left, box.top - around.top];
    const [x, y] = [left + Math.min(width, MARK) / 2, top + Math.min(height, MARK) / 2];
    const lines = [
      freed([-OUT, y, left, y], 0, STEP),
      freed([x, -OUT, x, top], STEP, 0),
      freed([around.width + OUT, y, left + width, y], 0, STEP),
      freed([x, around.height + OUT, x, top + height], STEP, 0),
    ].toSorted((one, other) => lengthOf(one) - lengthOf(other));
    // A part may stand outside of the ground itself.
    const line = lines.find(([x1, y1]) => !isOver(node, { x: around.left + x1, y: around.top + y1 }));
    if (line) places.push({ name, box: { left, top, width, height }, line });
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
    document.fonts?.addEventListener("loadingdone", measure);
    current.addEventListener("transitionend", measure);
    current.addEventListener("animationend", measure);
    return () => {
      resized.disconnect();
      changed.disconnect();
      document.fonts?.removeEventListener("loadingdone", measure);
      current.removeEventListener("transitionend", measure);
      current.removeEventListener("animationend", measure);
    };
  }, [key]);
  return (
    <Ground>
      <div ref={ground}>{children}</div>
      <Marks aria-hidden>
        {places.map(({ name, box, line: [x1, y1, x2, y2] }) => (
          <span key={name}>
            <Outline style={box} />
            <Leader>
              <line {...{ x1, y1, x2, y2 }} />
            </Leader>
            <Mark data-mark={name} style={{ left: x1, top: y1 }}>
              {parts.indexOf(name) + 1}
            </Mark>
          </span>
        ))}
      </Marks>
    </Ground>
  );
}
