import { Alert, Button, Group, NativeSelect, SegmentedControl, Text } from '@mantine/core';
import { IconArrowBackUp, IconBan, IconMail } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type EntryDetail, EntryState } from '#shared/model/visitors/form-entry.ts';
import { EntryStateBadge } from '#web/features/visitors/state-badge.tsx';
import { EntryConflict, type EntryEdit } from '#web/features/visitors/detail/update-entry.ts';
import { useUpdateEntry } from '#web/features/visitors/detail/use-update-entry.ts';
import type { EntryKind } from '#web/features/visitors/list-kind.ts';
import { useAssignees } from '#web/features/visitors/visitor-queries.ts';
import classes from '#web/features/visitors/visitors.module.css';
import { toast } from '#web/lib/toast.ts';

/** The states a user can choose; spam has a separate button. */
const WORK_STATES = ['new', 'in-progress', 'done'] as const satisfies readonly EntryState[];

interface EntryControlsProps {
  siteId: string;
  kind: EntryKind;
  entry: EntryDetail;
}

/** Returns a function that performs an edit, and confirms it with a toast. */
function useEdit({ siteId, kind, entry }: EntryControlsProps) {
  const { t } = useTranslation('visitors');
  const update = useUpdateEntry(siteId, kind);
  const edit = (change: EntryEdit, done?: string): void =>
    update.mutate(
      { entry, edit: change },
      {
        onSuccess: () => done !== undefined && toast.success(done),
        onError: (error) =>
          error instanceof EntryConflict ? toast.failure(t('detail.changedByOther')) : toast.error(error, t('detail.changeFailed')),
      },
    );
  return { edit, isBusy: update.isPending };
}

/** Changes state and assignee of an entry, and marks it as spam. */
export function EntryControls(props: EntryControlsProps) {
  const { siteId, entry } = props;
  const { t } = useTranslation('visitors');
  const { edit, isBusy } = useEdit(props);
  const { data: assignees = [] } = useAssignees(siteId, true);
  const { state, assignee } = entry;
  const changeState = (to: EntryState, done: string): void => edit({ state: { from: state, to } }, done);

  if (state === 'spam')
    return (
      <Alert color="gray" variant="light" icon={<IconBan aria-hidden />}>
        <Group justify="space-between">
          {t('detail.isSpam')}
          <Button
            variant="default"
            loading={isBusy}
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            onClick={() => changeState('new', t('detail.notSpamDone'))}
          >
            {t('detail.notSpam')}
          </Button>
        </Group>
      </Alert>
    );

  const options = assignee && !assignees.some(({ id }) => id === assignee.id) ? [...assignees, assignee] : assignees;
  return (
    <>
      <div className={classes['controls']}>
        <div>
          <Text size="sm" fw={500} mb={4} id="entry-state">
            {t('detail.stateLabel')}
          </Text>
          <SegmentedControl
            fullWidth
            aria-labelledby="entry-state"
            value={state}
            data={WORK_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
            onChange={(value) => {
              const to = EntryState.parse(value);
              changeState(to, t('detail.stateDone', { state: t(`state.${to}`) }));
            }}
          />
        </div>
        <NativeSelect
          label={t('detail.assigneeLabel')}
          data={[{ value: '', label: t('list.noAssignee') }, ...options.map(({ id, name }) => ({ value: id, label: name }))]}
          value={assignee?.id ?? ''}
          onChange={({ currentTarget: { value } }) => edit({ assigneeId: { from: assignee?.id ?? null, to: value || null } })}
        />
      </div>
      <Group justify="space-between" gap="xs">
        {entry.email === '' ? (
          <span />
        ) : (
          <Button component="a" href={`mailto:${entry.email}`} variant="default" leftSection={<IconMail size={16} aria-hidden />}>
            {t('detail.reply')}
          </Button>
        )}
        <Button
          variant="subtle"
          color="gray"
          px="xs"
          leftSection={<IconBan size={16} aria-hidden />}
          onClick={() => changeState('spam', t('detail.spamDone'))}
        >
          {t('detail.spam')}
        </Button>
      </Group>
    </>
  );
}

/** State, assignee and note of an entry, for logins that may not change them. */
export function EntryFacts({ entry }: Pick<EntryControlsProps, 'entry'>) {
  const { t } = useTranslation('visitors');
  return (
    <>
      <Group gap="sm">
        <EntryStateBadge state={entry.state} />
        <Text size="sm">
          {t('detail.assigneeLabel')}: {entry.assignee?.name ?? t('list.noAssignee')}
        </Text>
      </Group>
      {entry.note && (
        <div>
          <Text size="sm" fw={500}>
            {t('field.note')}
          </Text>
          <Text className={classes['noteText'] ?? ''}>{entry.note.text}</Text>
        </div>
      )}
    </>
  );
}
