import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { UserSummary } from '#shared/model/accounts/user.ts';
import { BATCH_ACTIONS, type BatchAction, batchTargets } from '#web/features/accounts/users/batch/run-batch.ts';
import { BatchDialog } from '#web/features/accounts/users/batch/batch-dialog.tsx';
import { useUserActionActor } from '#web/features/accounts/users/use-user-action-actor.ts';
import { USER_ACTION_STYLE } from '#web/features/accounts/users/actions/user-action-style.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';

interface BatchActionsProps {
  selected: readonly UserSummary[];
  /** Called when the result has been closed; the selection can be cleared. */
  onFinished: () => void;
}

/** The buttons that pause or resume the selected accounts, each with the number of accounts it applies to. */
export function BatchActions({ selected, onFinished }: BatchActionsProps) {
  const { t } = useTranslation('users');
  const language = useLanguage();
  const actor = useUserActionActor();
  const [dialog, setDialog] = useState<{ action: BatchAction; targets: UserSummary[]; skippedCount: number } | null>(null);

  return (
    <>
      {BATCH_ACTIONS.map((action) => {
        const targets = batchTargets(actor, selected, action);
        const { icon: Icon } = USER_ACTION_STYLE[action];
        return (
          <Button
            key={action}
            variant="default"
            disabled={targets.length === 0}
            leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
            onClick={() => setDialog({ action, targets, skippedCount: selected.length - targets.length })}
          >
            {t(`batch.${action}.button`, { number: formatNumber(targets.length, language) })}
          </Button>
        );
      })}
      {dialog && (
        <BatchDialog
          {...dialog}
          onClose={(isFinished) => {
            setDialog(null);
            if (isFinished) onFinished();
          }}
        />
      )}
    </>
  );
}
