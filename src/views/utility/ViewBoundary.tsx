import { Component, type ReactNode, useId } from 'react';
import { pageReloadWanted } from '../../features/reload/reloadSlice.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { useFirstAnswer } from '../common/dom/useFirstAnswer.ts';
import { ModalLayer } from '../common/ModalLayer.tsx';
import { useText } from '../common/useText.ts';
import { FailurePanel } from './FailurePanel.tsx';
import styles from './utility.module.css';

type ViewFailureProps = { readonly error: Error; readonly titleId?: string | undefined };

function ViewFailure({ error, titleId }: ViewFailureProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  // The backend's drawing must not cover the failure.
  useFirstAnswer(true);
  return (
    <FailurePanel
      titleId={titleId}
      title={t('routing:failedTitle')}
      sentence={t('routing:failedSentence')}
      facts={[[t('common:error'), error.name === 'Error' ? error.message : `${error.name}: ${error.message}`]]}
      // A module that failed once stays failed in this document, so only a reload can retry.
      onRetry={() => dispatch(pageReloadWanted({ reason: 'viewFailed', delayMs: 0 }))}
    />
  );
}

function LayerFailure({ error }: { readonly error: Error }) {
  const id = useId();
  return (
    <ModalLayer role="alertdialog" labelledBy={id} className={styles.failureLayer}>
      <ViewFailure error={error} titleId={id} />
    </ModalLayer>
  );
}

type ViewBoundaryProps = {
  readonly children: ReactNode;
  /** For anything the screen can do without: nothing replaces it. */
  readonly quiet?: boolean;
  /** For layers above the page: so is their failure. */
  readonly over?: boolean;
};

/** Keeps a screen that cannot be rendered or fetched from taking the page down with it. */
export class ViewBoundary extends Component<ViewBoundaryProps, { readonly error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(thrown: unknown): { error: Error } {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    const { children, quiet = false, over = false } = this.props;
    if (this.state.error === null) return children;
    if (quiet) return null;
    return over ? <LayerFailure error={this.state.error} /> : <ViewFailure error={this.state.error} />;
  }
}
