import { Component, type ReactNode } from 'react';
import { pageReloadRequested } from '../../features/reload/reloadSlice.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { useFirstAnswer } from '../common/dom/useFirstAnswer.ts';
import { useText } from '../common/useText.ts';
import { FailurePanel } from './FailurePanel.tsx';

function ViewFailure({ error }: { readonly error: Error }) {
  const t = useText();
  const dispatch = useAppDispatch();
  // What the backend has drawn must not stand over the failure.
  useFirstAnswer(true);
  return (
    <FailurePanel
      title={t('routing:failedTitle')}
      sentence={t('routing:failedSentence')}
      facts={[[t('common:error'), error.name === 'Error' ? error.message : `${error.name}: ${error.message}`]]}
      // A module that failed once stays failed in this document, so only a reload can retry.
      onRetry={() => dispatch(pageReloadRequested({ reason: 'viewFailed', delayMs: 0 }))}
    />
  );
}

type ViewBoundaryProps = {
  readonly children: ReactNode;
  /** For what the screen can do without: nothing stands in its place. */
  readonly quiet?: boolean;
};

/** Keeps a screen that cannot be drawn or fetched from taking the page down with it. */
export class ViewBoundary extends Component<ViewBoundaryProps, { readonly error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(thrown: unknown): { error: Error } {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    const { children, quiet = false } = this.props;
    if (this.state.error === null) return children;
    return quiet ? null : <ViewFailure error={this.state.error} />;
  }
}
