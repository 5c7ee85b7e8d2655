import { usePersonNames } from '#web/ui/person/use-person-name.ts';
import { Alert, Button, Group, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { PreviewState } from '#shared/model/preview/preview-view.ts';
import { PlacingNote } from '#web/features/preview/comments/placing-note.tsx';
import { PreviewPins } from '#web/features/preview/comments/preview-pins.tsx';
import type { PreviewCommentsState } from '#web/features/preview/comments/use-preview-comments.ts';
import classes from '#web/features/preview/preview-viewer.module.css';
import type { OpenPreviewState } from '#web/features/preview/use-open-preview.ts';
import { formatTime } from '#web/lib/format/format.ts';
import { ErrorState } from '#web/ui/page/error-state.tsx';

/** Lets the scripts of the site run on their separate origin, but does not let them navigate the console. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

interface PreviewStageProps {
  state: PreviewState;
  preview: OpenPreviewState;
  comments: PreviewCommentsState;
  isNarrow: boolean;
  /** Called when the pin of a comment is pressed. */
  onSelect: (id: string) => void;
}

/** The frame of a preview with its pins and notices. */
export function PreviewStage({ state, preview, comments, isNarrow, onSelect }: PreviewStageProps) {
  const { t } = useTranslation('viewer');
  const people = usePersonNames();
  const { settings, isNewer, frameRef, frame, showNewer, entrance } = preview;
  return (
    <main className={classes['stage']} aria-label={t('badge')}>
      {isNewer && state.shown && (
        <Alert variant="light" role="status" w="100%" maw="40rem">
          <Group justify="space-between">
            <Text size="sm">
              {t('newer', { time: formatTime(state.shown.at), by: people.said(state.shown.by, state.shown.byProvider) })}
            </Text>
            <Button size="compact-sm" onClick={showNewer}>
              {t('showNewer')}
            </Button>
          </Group>
        </Alert>
      )}
      {isNarrow && frame.isPlacing && <PlacingNote onCancel={() => frame.setPlacing(false)} />}
      {entrance.error !== null && <ErrorState title={t('failed')} query={entrance} />}
      {entrance.data && (
        <div className={classes['screen']} data-screen={settings.screen}>
          <iframe
            ref={frameRef}
            title={t('frame', { name: state.name })}
            className={classes['frame']}
            src={entrance.data.address}
            sandbox={SANDBOX}
            allow="fullscreen; autoplay"
          />
          {frame.shown && <PreviewPins state={comments} shown={frame.shown} onSelect={onSelect} />}
        </div>
      )}
    </main>
  );
}
