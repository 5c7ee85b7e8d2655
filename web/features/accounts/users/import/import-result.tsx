import { Alert, Button, Group, Progress, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { UserImport } from '#shared/model/accounts/user-import.ts';
import { IMPORT_INVITATIONS_PER_MINUTE } from '#shared/model/limits.ts';
import { useUndoImport } from '#web/features/accounts/users/import/import-queries.ts';
import { useImportType } from '#web/features/accounts/users/import/use-import-type.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { userImportsPath, userListPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

const percentOf = (done: number, total: number): number => (total === 0 ? 0 : Math.min(100, Math.floor((100 * done) / total)));

/** The progress of an import's job. */
export function RunningImport({ item: { state, progress } }: { item: UserImport }) {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  const label = t(`running.${state === 'writing' || state === 'clearing' || state === 'undoing' ? state : 'checking'}`);
  return (
    <Stack gap="sm" maw={720}>
      <Title order={2} size="h4">
        {label}
      </Title>
      <Progress value={percentOf(progress.done, progress.total)} aria-label={label} />
      {progress.total > 0 && (
        <Text>{t('running.progress', { done: formatNumber(progress.done, language), total: formatNumber(progress.total, language) })}</Text>
      )}
      <Text size="sm" c="dimmed" role="status">
        {t('running.note')}
      </Text>
    </Stack>
  );
}

/** The number of invitations sent. */
function Invitations({ item: { invited, accounts } }: { item: UserImport }) {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  const text = t('done.invitations', { sent: formatNumber(invited, language), total: formatNumber(accounts, language) });
  return (
    <Stack gap={4}>
      <Text>{text}</Text>
      {invited < accounts && (
        <>
          <Progress value={percentOf(invited, accounts)} aria-label={text} />
          <Text size="sm" c="dimmed">
            {t('done.invitationsNote', { rate: formatNumber(IMPORT_INVITATIONS_PER_MINUTE, language) })}
          </Text>
        </>
      )}
    </Stack>
  );
}

/** Undoes an import by removing all its accounts, or explains why the import cannot be undone. */
function UndoImport({ item }: { item: UserImport }) {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  const undo = useUndoImport(item.id);
  const [isOpen, setOpen] = useState(false);
  const number = formatNumber(item.accounts, language);
  if (item.undoObstacle !== null)
    return (
      <Text size="sm" c="dimmed">
        {t(`done.${item.undoObstacle}`)}
      </Text>
    );
  const confirm = (): void =>
    undo.mutate(undefined, {
      onSuccess: () => {
        setOpen(false);
        toast.success(t('done.undoStarted'));
      },
      onError: (error) => {
        setOpen(false);
        toast.error(error, t('done.undoFailed'));
      },
    });
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm" c="dimmed">
        {t('done.undoHelp', { number })}
      </Text>
      <Button variant="default" leftSection={<IconArrowBackUp size={18} stroke={1.5} aria-hidden />} onClick={() => setOpen(true)}>
        {t('done.undo')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('done.undoTitle', { number })}
        confirmLabel={t('done.undoConfirm')}
        isDanger
        isBusy={undo.isPending}
        onConfirm={confirm}
        onCancel={() => setOpen(false)}
      >
        {t('done.undoText')}
      </ConfirmDialog>
    </Stack>
  );
}

/** The result of an import that has created all accounts. */
export function DoneImport({ item }: { item: UserImport }) {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  const user = useUser();
  const typeOf = useImportType();
  return (
    <Stack gap="lg" maw={720}>
      <Alert
        role="status"
        color="green"
        variant="light"
        icon={<IconCircleCheck aria-hidden />}
        title={t('done.title', { number: formatNumber(item.accounts, language) })}
      >
        {t('done.where', { type: typeOf(item), parent: item.parent.companyName })}
      </Alert>
      <Invitations item={item} />
      <Group>
        <Button component={Link} to={userListPath(user)}>
          {t('done.toList')}
        </Button>
      </Group>
      <UndoImport item={item} />
    </Stack>
  );
}

/** An import that left no accounts: it failed or was undone. */
export function EndedImport({ item: { state, accounts } }: { item: UserImport }) {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  const user = useUser();
  const isFailed = state === 'failed';
  return (
    <Stack gap="lg" align="flex-start" maw={720}>
      {isFailed ? (
        <Alert role="alert" color="danger" variant="light" icon={<IconAlertTriangle aria-hidden />} title={t('failed.title')}>
          {t('failed.text')}
        </Alert>
      ) : (
        <Alert
          role="status"
          color="gray"
          variant="light"
          icon={<IconArrowBackUp aria-hidden />}
          title={t('undone.title', { number: formatNumber(accounts, language) })}
        />
      )}
      <Button component={Link} to={userImportsPath(user)}>
        {t(isFailed ? 'failed.again' : 'undone.again')}
      </Button>
    </Stack>
  );
}
