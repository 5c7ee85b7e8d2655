import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';
import { toast } from '#web/lib/toast.ts';

export type RevisionAction = 'restore' | 'publish';

/** Restores or publishes a revision and reports the outcome. `run` resolves to whether the revision can be closed. */
export function useRevisionActions() {
  const { t } = useTranslation(['saving', 'editor']);
  const { restore, publishRevision } = useEditor();
  const { reportSaveOutcome, trackPublication, showConflict } = useCommands();
  const [isBusy, setBusy] = useState(false);

  async function restoreAndReport(revision: string): Promise<boolean> {
    const outcome = await restore(revision);
    if (outcome.kind === 'restored') toast.success(t('history.restored'));
    else if (outcome.kind === 'not-saved') reportSaveOutcome(outcome.outcome);
    else if (outcome.kind === 'conflict') showConflict(true);
    else if (outcome.kind === 'moved-on') toast.failure(t('history.movedOn'));
    else toast.error(outcome.error, t('history.restoreFailed'));
    // A conflict or an invalid field closes the revision, because it is resolved in the page below.
    return outcome.kind !== 'moved-on' && outcome.kind !== 'failed';
  }
  async function publishAndReport(revision: string): Promise<boolean> {
    const outcome = await publishRevision(revision);
    trackPublication(outcome);
    return outcome.kind === 'asked';
  }

  return {
    isBusy,
    run: async (action: RevisionAction, revision: string): Promise<boolean> => {
      setBusy(true);
      try {
        return await (action === 'restore' ? restoreAndReport(revision) : publishAndReport(revision));
      } finally {
        setBusy(false);
      }
    },
  };
}
