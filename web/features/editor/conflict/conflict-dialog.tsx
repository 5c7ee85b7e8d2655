import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { usePersonNames } from '#web/ui/person/use-person-name.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { PartKey } from '#shared/rules/sites/site-parts.ts';
import { ConflictChoice } from '#web/features/editor/conflict/conflict-choice.tsx';
import classes from '#web/features/editor/conflict/conflict-dialog.module.css';
import { conflictParts } from '#web/features/editor/conflict/conflict-parts.ts';
import type { PendingConflict } from '#web/features/editor/model/editor/editor-state.ts';
import type { MergeSide } from '#web/features/editor/model/save/merge-documents.ts';
import { resolveConflict } from '#web/features/editor/model/save/save-steps.ts';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import { useEditor, useEditorState, useSiteDocument } from '#web/features/editor/state/editor.ts';
import { formatTime } from '#web/lib/format/format.ts';

function ConflictForm({ conflict, onClose }: { conflict: PendingConflict; onClose: () => void }) {
  const { t } = useTranslation('editor');
  const people = usePersonNames();
  const { store } = useEditor();
  const { save } = useCommands();
  const mine = useSiteDocument();
  const [choices, setChoices] = useState<ReadonlyMap<PartKey, MergeSide>>(new Map());
  const parts = useMemo(() => conflictParts(conflict, mine), [conflict, mine]);
  const remaining = parts.filter(({ key }) => !choices.has(key)).length;

  const choose = (keys: readonly PartKey[], side: MergeSide): void =>
    setChoices((before) => new Map([...before, ...keys.map((key) => [key, side] as const)]));
  const chooseAll = (side: MergeSide): void =>
    choose(
      parts.map(({ key }) => key),
      side,
    );
  const settle = (): void => {
    store.setState((state) => resolveConflict(state, (key) => choices.get(key) ?? 'mine'));
    onClose();
    void save();
  };

  const time = formatTime(conflict.changedAt);
  return (
    <Stack gap="lg">
      <Text>
        {conflict.changedBy === null
          ? t('conflict.bySomeone', { time })
          : t('conflict.by', { time, name: people.said(conflict.changedBy, conflict.byProvider) })}
      </Text>
      {parts.length > 1 && (
        <Group gap="xs">
          <Button variant="default" size="compact-sm" onClick={() => chooseAll('mine')}>
            {t('conflict.allMine')}
          </Button>
          <Button variant="default" size="compact-sm" onClick={() => chooseAll('theirs')}>
            {t('conflict.allTheirs')}
          </Button>
        </Group>
      )}
      {parts.map((part) => (
        <ConflictChoice
          key={part.key}
          part={part}
          documents={{ mine, theirs: conflict.theirs.document }}
          value={choices.get(part.key) ?? null}
          onChange={(side) => choose([part.key], side)}
        />
      ))}
      <Group justify="flex-end" gap="xs" className={classes['foot'] ?? ''}>
        {remaining > 0 && (
          <Text size="sm" c="dimmed" role="status">
            {t('conflict.remaining', { count: remaining })}
          </Text>
        )}
        <Button variant="default" onClick={onClose}>
          {t('conflict.later')}
        </Button>
        <Button disabled={remaining > 0} onClick={settle}>
          {t('conflict.save')}
        </Button>
      </Group>
    </Stack>
  );
}

/** Shows both versions of every part in conflict; the user chooses one for each. */
export function ConflictDialog() {
  const { t } = useTranslation('editor');
  const { isConflictShown, showConflict } = useCommands();
  const conflict = useEditorState((state) => state.conflict);
  const close = (): void => showConflict(false);
  return (
    <Dialog isOpen={isConflictShown && conflict !== null} onClose={close} title={t('conflict.title')} size="xl">
      {conflict && <ConflictForm key={conflict.theirs.revision} conflict={conflict} onClose={close} />}
    </Dialog>
  );
}
