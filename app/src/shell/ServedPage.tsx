import { Component, type ReactNode } from "react";
import { carryOver, type Visited, visitedIn } from "@danji/blocks/fields/carry-over.ts";
import { isShown } from "./loading/open-document.ts";

interface ServedPageProps {
  /** Element whose content was served. */
  root: HTMLElement;
  /** Called when the page is back because its code has failed. */
  onFailure?: () => void;
  children: ReactNode;
}

/** What was on the screen when the code failed. */
interface ShownPage {
  readonly title: string;
  readonly nodes: readonly Node[];
  readonly visited: Visited;
}

interface ServedPageState {
  readonly hasFailed: boolean;
  readonly shown?: ShownPage;
}

/** Renders the site over the served page, which stays with what was typed and the focus where React fails or renders it again. */
export class ServedPage extends Component<ServedPageProps, ServedPageState> {
  override state: ServedPageState = { hasFailed: false };
  readonly #served = visitedIn(this.props.root);

  static getDerivedStateFromError(): ServedPageState {
    return { hasFailed: true };
  }

  /** Looks at the page before React removes it. */
  static getDerivedStateFromProps({ root }: ServedPageProps, state: ServedPageState): ServedPageState | null {
    if (!state.hasFailed || state.shown) return null;
    return { ...state, shown: { title: document.title, nodes: [...root.childNodes], visited: visitedIn(root) } };
  }

  override componentDidMount(): void {
    carryOver(this.#served, this.props.root);
  }

  override componentDidCatch(): void {
    const { shown } = this.state;
    if (!shown || !isShown(location.pathname)) return location.reload();
    const { root, onFailure } = this.props;
    // Clones, since React still handles events of the nodes that it has rendered or hydrated.
    root.replaceChildren(...shown.nodes.map((node) => node.cloneNode(true)));
    carryOver(shown.visited, root);
    document.title = shown.title;
    onFailure?.();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
