import { ExternalLink } from 'lucide-react';
import { entryBaseOf } from '../../features/applications/applicationsSlice.ts';
import { selectApplicationEntries } from '../../features/brand/brandSlice.ts';
import { type Frame, type FrameFailure, frameOpenedInTab, frameRetried } from '../../features/subApp/subAppSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Button } from '../common/Button.tsx';
import { PlainState } from '../common/PlainState.tsx';
import { useText } from '../common/useText.ts';
import { FailurePanel } from '../utility/FailurePanel.tsx';

const SENTENCES = {
  TIMEOUT: 'subApp:timeout',
  HTTP: 'subApp:http',
  NETWORK: 'subApp:network',
  NOT_HTML: 'subApp:notHtml',
  RESOURCE: 'subApp:resource',
  RUNTIME: 'subApp:runtime',
} as const satisfies Record<FrameFailure['code'], string>;

type FrameFailedProps = { readonly frame: Frame; readonly failure: FrameFailure };

/** Replaces an application that could not be shown (APP-2): what happened, what still works, and where to go next. */
export function FrameFailed({ frame: { module }, failure: { code, status } }: FrameFailedProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const isConnected = entryBaseOf(useAppSelector(selectApplicationEntries), module) !== null;
  const name = t(`applications:${module}`);
  if (!isConnected)
    return (
      <PlainState
        glyph="empty"
        title={t('routing:applicationNotConnected', { name })}
        sentence={t('routing:applicationNotConnectedSentence')}
      />
    );
  return (
    <FailurePanel
      title={t('subApp:failedTitle', { name })}
      sentence={t('subApp:failedSentence', { what: t(SENTENCES[code]) })}
      facts={[[t('subApp:code'), `ChunkLoadError ${code}${status === undefined ? '' : ` ${status}`}`]]}
      onRetry={() => dispatch(frameRetried({ module }))}
      otherwise={
        <Button icon={ExternalLink} onClick={() => dispatch(frameOpenedInTab({ module }))}>
          {t('subApp:openInTab')}
        </Button>
      }
    />
  );
}
