import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { UserSummary } from '#shared/model/accounts/user.ts';
import { type BatchAction, runBatch } from '#web/features/accounts/users/batch/run-batch.ts';
import { useUserActionMutation } from '#web/features/accounts/users/user-queries.ts';
import classes from '#web/features/accounts/users/users.module.css';
import { useErrorText } from '#web/lib/api/error-text.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

interface BatchDialogProps {
  action: BatchAction;
  targets: readonly UserSummary[];
  /** The number of selected accounts that the action does not apply to. */
  skippedCount: number;
  onClose: (isFinished: boolean) => void;
}

type Result = Awaited<ReturnType<typeof runBatch<UserSummary>>>;

/** Asks for confirmation of a batch action and shows its progress. Stays open only if accounts failed, with the reason for each. */
export function BatchDialog({ action, targets, skippedCount, onClose }: BatchDialogProps) {
  const { t } = useTranslation(['users', 'common']);
  const language = useLanguage();
  const errorText = useErrorText();
  const { mutateAsync } = useUserActionMutation();
  const [finished, setFinished] = useState<number | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const figure = (number: number) => ({ number: formatNumber(number, language) });
  const isRunning = finished !== null && result === null;

  const run = async (): Promise<void> => {
    setFinished(0);
    const outcome = await runBatch(targets, (user) => mutateAsync({ user, action }), setFinished);
    if (outcome.failed.length === 0) {
      toast.success(t(`batch.${action}.done`, figure(outcome.done.length)));
      onClose(true);
      return;
    }
    toast.failure(t(`batch.${action}.failed`, figure(outcome.failed.length)));
    setResult(outcome);
  };
  const close = (): void => {
    if (!isRunning) onClose(result !== null);
  };

  return (
    <Dialog
      onClose={close}
      title={result ? t('batch.result') : t(`batch.${action}.title`, figure(targets.length))}
      closeOnClickOutside={!isRunning}
      withCloseButton={!isRunning}
    >
      <Stack gap="md">
        {finished === null && (
          <>
            <Text>{t(`batch.${action}.text`)}</Text>
            {skippedCount > 0 && <Text c="dimmed">{t('batch.left', figure(skippedCount))}</Text>}
          </>
        )}
        {isRunning && (
          <>
            <Progress value={(100 * finished) / targets.length} aria-label={t('batch.running')} />
            <Text role="status">
              {t('batch.progress', { finished: formatNumber(finished, language), all: formatNumber(targets.length, language) })}
            </Text>
          </>
        )}
        {result && result.done.length > 0 && (
          <Alert color="green" variant="light" icon={<IconCircleCheck aria-hidden />} role="group">
            {t(`batch.${action}.done`, figure(result.done.length))}
          </Alert>
        )}
        {result && (
          <Alert
            role="group"
            color="danger"
            variant="light"
            icon={<IconAlertTriangle aria-hidden />}
            title={t(`batch.${action}.failed`, figure(result.failed.length))}
          >
            <ul className={classes['results']}>
              {result.failed.map(({ item, error }) => (
                <li key={item.id}>{t('batch.failure', { name: item.companyName, reason: errorText(error) })}</li>
              ))}
            </ul>
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          {!result && (
            <Button variant="default" data-autofocus disabled={isRunning} onClick={close}>
              {t('common:cancel')}
            </Button>
          )}
          <Button loading={isRunning} onClick={result ? close : () => void run()}>
            {result ? t('common:close') : t(`ask.${action}.confirm`)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
