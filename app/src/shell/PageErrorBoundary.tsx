import { ErrorView } from "@danji/sections/frame/plain-page/ErrorView.tsx";
import { Component, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { retryLazySections } from "./loading/lazy-section.tsx";
import { isShown, needsAnotherDocument, recordShownPage } from "./loading/reload-if-gone.ts";

interface BoundaryProps {
  /** A change of address gives the page another try. */
  pathname: string;
  /** Called with the path of the page that failed, before it is rendered again. */
  onRetry: (path: string) => void;
  children: ReactNode;
}

interface BoundaryState {
  error: unknown;
  pathname: string;
}

/** Reloads the document if the server answers: offline, the browser would show a page of its own instead. */
async function reloadOnline(): Promise<void> {
  try {
    await fetch(location.href, { method: "HEAD", cache: "no-store" });
    window.dispatchEvent(new Event("danji:leaving"));
    location.reload();
  } catch {
    // The error view stays, with its button.
  }
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, pathname: this.props.pathname };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return props.pathname === state.pathname ? null : { error: undefined, pathname: props.pathname };
  }

  override componentDidMount(): void {
    this.#record();
  }

  override componentDidUpdate(): void {
    this.#record();
  }

  #record(): void {
    recordShownPage(this.state.error === undefined ? this.props.pathname : undefined);
  }

  retry = () => {
    if (needsAnotherDocument(this.state.error)) return void reloadOnline();
    this.props.onRetry(this.props.pathname);
    retryLazySections();
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (isShown(this.props.pathname)) throw error;
    return <ErrorView onRetry={this.retry} />;
  }
}

/**
 * Catches what fails in a page that is navigated to, so that header, menu and footer stay usable. A page that is on the screen can be
 * read and is never replaced by the error view: `ServedPage` keeps it.
 */
export function PageErrorBoundary({ onRetry, children }: Pick<BoundaryProps, "onRetry" | "children">) {
  const { pathname } = useLocation();
  return (
    <Boundary pathname={pathname} onRetry={onRetry}>
      {children}
    </Boundary>
  );
}
