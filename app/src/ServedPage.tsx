import { Component, type ReactNode } from "react";

interface ServedPageProps {
  /** Element whose content was served. */
  root: HTMLElement;
  /** Called when the served page is back because its code has failed. */
  onFailure: () => void;
  children: ReactNode;
}

interface ServedPageState {
  hasFailed: boolean;
  /** Element that had the focus before React removed the served nodes. */
  focused: Element | null;
}

const withDescendants = (nodes: readonly Node[]): Element[] =>
  nodes.flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll("*")] : []));

const isTextField = (element: Element | null | undefined) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

function moveFocus(from: Element | null, to: Element | undefined): void {
  if (to instanceof HTMLElement) to.focus({ preventScroll: true });
  // Fields without a caret, such as a checkbox, have no selection.
  if (isTextField(from) && isTextField(to) && from.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/**
 * Renders the site over the page that was served. Where that fails, the page comes back with what was typed and the focus, or the
 * document of the page to which the visitor has gone since is loaded.
 */
export class ServedPage extends Component<ServedPageProps, ServedPageState> {
  override state: ServedPageState = { hasFailed: false, focused: null };
  readonly #served = [...this.props.root.childNodes];
  readonly #path = location.pathname;

  static getDerivedStateFromError(): ServedPageState {
    return { hasFailed: true, focused: document.activeElement };
  }

  override componentDidCatch(): void {
    if (location.pathname !== this.#path) return location.reload();
    const { root, onFailure } = this.props;
    const { focused } = this.state;
    // Clones, since React still handles events of the nodes that it was hydrating.
    const clones = this.#served.map((node) => node.cloneNode(true));
    root.replaceChildren(...clones);
    const index = withDescendants(this.#served).findIndex((element) => element === focused);
    moveFocus(focused, withDescendants(clones)[index]);
    onFailure();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
