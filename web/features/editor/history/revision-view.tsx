import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { RevisionEntry } from '#shared/model/sites/revision.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { createRevisionEditor } from '#web/features/editor/history/revision-editor.ts';
import { useRevision } from '#web/features/editor/state/revision-queries.ts';
import classes from '#web/features/editor/history/history.module.css';
import { RevisionActions } from '#web/features/editor/history/revision-actions.tsx';
import { RevisionDetails } from '#web/features/editor/history/revision-details.tsx';
import { LanguageSwitch } from '#web/features/editor/languages/language-switch.tsx';
import { PreviewPane } from '#web/features/editor/preview/pane/preview-pane.tsx';
import { EditorProvider, useEditor } from '#web/features/editor/state/editor.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { QueryState } from '#web/ui/page/query-state.tsx';

interface RevisionViewProps {
  entry: RevisionEntry;
  onClose: () => void;
  /** Called after the revision was restored or its publication was requested. */
  onDone: () => void;
}

/** The revision in the preview, with its changes beside it. */
function OpenedRevision({ entry, document, onDone }: { entry: RevisionEntry; document: SiteDocument; onDone: () => void }) {
  const current = useEditor();
  const [earlier] = useState(() => createRevisionEditor(current, document));
  return (
    <>
      <div className={classes['view']}>
        <EditorProvider value={earlier}>
          <div className={classes['live']}>
            <PreviewPane isViewOnly />
          </div>
          <div className={classes['facts']}>
            <LanguageSwitch />
            <RevisionDetails entry={entry} />
          </div>
        </EditorProvider>
      </div>
      <RevisionActions entry={entry} document={document} onDone={onDone} />
    </>
  );
}

/** Hides the preview of the page below, so that assistive technology finds only one preview. */
function useOnlyView(): void {
  useEffect(() => {
    const page = window.document.getElementById('content');
    page?.setAttribute('inert', '');
    return () => page?.removeAttribute('inert');
  }, []);
}

/** Shows a revision cell by cell, with the actions to restore or publish it. */
export function RevisionView({ entry, onClose, onDone }: RevisionViewProps) {
  const { t } = useTranslation('saving');
  useOnlyView();
  const isNarrow = useMediaQuery('(max-width: 48em)');
  const skeleton = <Skeleton className={classes['view'] ?? ''} role="status" aria-busy="true" aria-label={t('history.loading')} />;
  return (
    <Dialog onClose={onClose} title={t('history.viewTitle')} size={1_040} fullScreen={isNarrow}>
      <QueryState query={useRevision(entry.revision)} failed={t('history.viewFailed')} placeholder={skeleton}>
        {(document) => <OpenedRevision entry={entry} document={document} onDone={onDone} />}
      </QueryState>
    </Dialog>
  );
}
