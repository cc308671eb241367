import type { ElementType, Ref } from "react";
import type { Part } from "./kit.ts";

/** What a probed part has to hand to its one node. */
export interface Probe {
  /** An attribute that no other part has. */
  attribute: string;
  className: string;
  /** The nodes that the part's `ref` has been given and that are still on the page. */
  nodes: ReadonlySet<Element>;
}

interface LiveProbe extends Probe {
  nodes: Set<Element>;
}

const probes = new Map<unknown, LiveProbe>();

/** The probe of a part; from now on each element made of that part carries it. */
export function probe({ name, component }: Part): Probe {
  const known = probes.get(component);
  if (known) return known;
  const id = name.toLowerCase().replace(".", "-");
  const made = { attribute: `data-probe-${id}`, className: `probe-${id}`, nodes: new Set<Element>() };
  probes.set(component, made);
  return made;
}

/** The props of an element about to be made, with the probe of its part added to them. */
export function withProbe(type: ElementType, props: unknown): unknown {
  const found = probes.get(type);
  if (!found || !isProps(props)) return props;
  return {
    ...props,
    [found.attribute]: "",
    className: [props.className, found.className].filter(Boolean).join(" "),
    ref: (node: Element | null) => {
      const detach = attach(props.ref, node);
      if (node) found.nodes.add(node);
      return () => {
        if (node) found.nodes.delete(node);
        detach();
      };
    },
  };
}

interface ProbedProps {
  className?: string | undefined;
  ref?: Ref<Element> | undefined;
}

function isProps(props: unknown): props is ProbedProps {
  return typeof props === "object" && props !== null;
}

/** Hands a node to the element's own ref, as React does. */
function attach(ref: Ref<Element> | undefined, node: Element | null): () => void {
  if (typeof ref === "function") {
    const cleanup = ref(node);
    return typeof cleanup === "function" ? cleanup : () => void ref(null);
  }
  if (ref) ref.current = node;
  return () => {
    if (ref) ref.current = null;
  };
}
