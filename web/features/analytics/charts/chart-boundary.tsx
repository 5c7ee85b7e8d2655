import { Component, type ReactNode } from 'react';

interface ChartBoundaryProps {
  children: ReactNode;
  /** Shown where the code of a chart could not be loaded. */
  fallback: ReactNode;
}

/** Shows `fallback` instead of a chart that fails, so that the rest of the report stays visible. */
export class ChartBoundary extends Component<ChartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
