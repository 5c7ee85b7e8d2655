import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserSummary } from '#shared/model/account/user.ts';
import { BATCH_ACTIONS, type BatchAction, batchTargets } from '#web/features/users/batch/run-batch.ts';
import { BatchDialog } from '#web/features/users/batch/batch-dialog.tsx';
import { useManager } from '#web/features/users/use-manager.ts';
import { USER_ACTION_STYLE } from '#web/features/users/actions/user-action-style.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';

interface BatchActionsProps {
  chosen: readonly UserSummary[];
  /** Everything is said; nobody is chosen any more. */
  onFinished: () => void;
}

/** Pausing and resuming the accounts chosen, each with how many it applies to. */
export function BatchActions({ chosen, onFinished }: BatchActionsProps) {
  const { t } = useTranslation('users');
  const language = useLanguage();
  const manager = useManager();
  const [asked, setAsked] = useState<{ action: BatchAction; targets: UserSummary[]; left: number } | null>(null);

  return (
    <>
      {BATCH_ACTIONS.map((action) => {
        const targets = batchTargets(manager, chosen, action);
        const { icon: Icon } = USER_ACTION_STYLE[action];
        return (
          <Button
            key={action}
            variant="default"
            disabled={targets.length === 0}
            leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
            onClick={() => setAsked({ action, targets, left: chosen.length - targets.length })}
          >
            {t(`batch.${action}.button`, { number: formatNumber(targets.length, language) })}
          </Button>
        );
      })}
      {asked && (
        <BatchDialog
          {...asked}
          onClose={(isFinished) => {
            setAsked(null);
            if (isFinished) onFinished();
          }}
        />
      )}
    </>
  );
}
