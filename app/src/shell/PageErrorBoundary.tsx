import { ErrorView } from "@danji/sections/frame/plain-page/ErrorView.tsx";
import { Component, type ReactNode, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useAsRendered } from "./loading/as-rendered.ts";
import { retryLazySections } from "./loading/lazy-section.tsx";
import { needsAnotherDocument, recordShownPage } from "./loading/reload-if-gone.ts";

interface BoundaryProps {
  /** A change of address gives the page another try. */
  pathname: string;
  /** Whether the page came as HTML, which `ServedPage` puts back when the whole tree fails. */
  asRendered: boolean;
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

  retry = () => {
    if (needsAnotherDocument(this.state.error)) return void reloadOnline();
    this.props.onRetry(this.props.pathname);
    retryLazySections();
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (this.props.asRendered) throw error;
    return <ErrorView onRetry={this.retry} />;
  }
}

/**
 * Catches what fails in a page that has been navigated to, so that header, menu and footer stay usable. A page that came as
 * HTML is readable and is never replaced by the error view.
 */
export function PageErrorBoundary({ onRetry, children }: Pick<BoundaryProps, "onRetry" | "children">) {
  const { pathname } = useLocation();
  const asRendered = useAsRendered();
  useEffect(() => recordShownPage(pathname), [pathname]);
  return (
    <Boundary pathname={pathname} asRendered={asRendered} onRetry={onRetry}>
      {children}
    </Boundary>
  );
}
