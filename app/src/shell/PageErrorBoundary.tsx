import { Component, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { ImportError } from "../routes/import-fetched.ts";
import { ChunkLoadError } from "../routes/load-chunk.ts";
import { retryLateSections } from "../routes/late-section.tsx";
import { findRoute } from "../routes/table.ts";
import { ErrorView } from "./ErrorView.tsx";

interface BoundaryProps {
  /** A change of address gives the page another try. */
  pathname: string;
  children: ReactNode;
}

interface BoundaryState {
  error: unknown;
  pathname: string;
}

/** Whether only another document can load the page's code: the browser remembers that this one has failed to. */
const isRemembered = (error: unknown) => error instanceof ChunkLoadError && error.cause instanceof ImportError;

/** Reloads the document if the server answers: offline, the browser would show a page of its own instead. */
async function reloadOnline(): Promise<void> {
  try {
    await fetch(location.href, { method: "HEAD", cache: "no-store" });
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

  retry = () => {
    if (isRemembered(this.state.error)) return void reloadOnline();
    findRoute(this.props.pathname)?.retry();
    retryLateSections();
    this.setState({ error: undefined });
  };

  override render() {
    return this.state.error !== undefined ? <ErrorView onRetry={this.retry} /> : this.props.children;
  }
}

/** Catches what goes wrong in a page, so that header, menu and footer stay usable. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary pathname={pathname}>{children}</Boundary>;
}
