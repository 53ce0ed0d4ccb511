import { Component, type ReactNode } from 'react';
import { FailedPage } from '../shell/failed-page.tsx';

/** Catches a page whose code did not arrive, or that broke, and offers a way on instead of an empty screen. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <FailedPage /> : this.props.children;
  }
}
