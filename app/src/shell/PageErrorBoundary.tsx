import { ErrorView } from "@danji/blocks/frame/plain-page/ErrorView.tsx";
import { Component, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { retryLazySections } from "./loading/lazy-section.tsx";
import { ChunkLoadError } from "./loading/load-chunk.ts";
import { isShown, openDocument, recordShownPage } from "./loading/open-document.ts";

interface BoundaryProps {
  /** A change of address gives the page another try. */
  pathname: string;
  children: ReactNode;
}

interface BoundaryState {
  error: unknown;
  pathname: string;
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
    const { error } = this.state;
    // Where the server does not answer, the error view stays.
    if (error instanceof ChunkLoadError) return void openDocument(error).catch(() => undefined);
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

/** Catches what fails in a page that is navigated to; a page that is on the screen can be read, and `ServedPage` keeps it. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary pathname={pathname}>{children}</Boundary>;
}
