import { Component, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { retryLateSections } from "../routes/late-section.tsx";
import { findRoute } from "../routes/table.ts";
import { ErrorView } from "./ErrorView.tsx";

interface BoundaryProps {
  /** A change of address gives the page another try. */
  pathname: string;
  children: ReactNode;
}

interface BoundaryState {
  failed: boolean;
  pathname: string;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, pathname: this.props.pathname };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return props.pathname === state.pathname ? null : { failed: false, pathname: props.pathname };
  }

  retry = () => {
    findRoute(this.props.pathname)?.retry();
    retryLateSections();
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? <ErrorView onRetry={this.retry} /> : this.props.children;
  }
}

/** Catches what goes wrong in a page, so that header, menu and footer stay usable. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary pathname={pathname}>{children}</Boundary>;
}
