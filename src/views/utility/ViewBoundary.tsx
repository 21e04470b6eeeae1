import { Component, type ReactNode, useId } from 'react';
import { viewRetryWanted } from '../../features/reload/reloadSlice.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { useFirstAnswer } from '../common/dom/useFirstAnswer.ts';
import { ModalLayer } from '../common/ModalLayer.tsx';
import { useText } from '../common/useText.ts';
import { FailurePanel } from './FailurePanel.tsx';
import styles from './utility.module.css';

export type Retry = () => { readonly type: string };

type ViewFailureProps = { readonly error: Error; readonly retry: Retry; readonly titleId?: string | undefined };

function ViewFailure({ error, retry, titleId }: ViewFailureProps) {
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
      onRetry={() => dispatch(retry())}
    />
  );
}

function LayerFailure(failure: ViewFailureProps) {
  const id = useId();
  return (
    <ModalLayer role="alertdialog" labelledBy={id} className={styles.failureLayer}>
      <ViewFailure {...failure} titleId={id} />
    </ModalLayer>
  );
}

type ViewBoundaryProps = {
  readonly children: ReactNode;
  /** Which view is shown, if others take its place: a failure ends with the view that it belongs to. */
  readonly at?: string;
  /** For anything the screen can do without: nothing replaces it. */
  readonly quiet?: boolean;
  /** For layers above the page: so is their failure. */
  readonly over?: boolean;
  /** Reports that the person wants another try; by default they are asked first if an application has unsaved work. */
  readonly retry?: Retry | undefined;
};
type ViewBoundaryState = { readonly error: Error | null; readonly at: string | undefined };

/** Keeps a screen that cannot be rendered or fetched from taking the page down with it. */
export class ViewBoundary extends Component<ViewBoundaryProps, ViewBoundaryState> {
  override state: ViewBoundaryState = { error: null, at: this.props.at };

  static getDerivedStateFromError(thrown: unknown): Partial<ViewBoundaryState> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  static getDerivedStateFromProps({ at }: ViewBoundaryProps, state: ViewBoundaryState): ViewBoundaryState | null {
    return at === state.at ? null : { error: null, at };
  }

  override render() {
    const { children, quiet = false, over = false, retry = viewRetryWanted } = this.props;
    const { error } = this.state;
    if (error === null) return children;
    if (quiet) return null;
    return over ? <LayerFailure error={error} retry={retry} /> : <ViewFailure error={error} retry={retry} />;
  }
}
