import { Component, type ReactNode } from 'react';
import { ProblemPage } from './problem-page.tsx';

/** Keeps the document where everything in it broke, and says so. */
export class ProblemBoundary extends Component<{ readonly children: ReactNode }> {
  static getDerivedStateFromError = () => ({ isBroken: true });

  override state = { isBroken: false };

  override render() {
    return this.state.isBroken ? <ProblemPage /> : this.props.children;
  }
}
