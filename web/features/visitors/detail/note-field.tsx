import { usePersonNames } from '#web/ui/person/use-person-name.ts';
import { Alert, Button, Group, Text, Textarea } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { longText } from '#shared/model/fields.ts';
import { ENTRY_NOTE_MAX } from '#shared/model/limits.ts';
import type { EntryDetail } from '#shared/model/visitors/form-entry.ts';
import { normaliseText, textLength } from '#shared/values/text/normalise-text.ts';
import { isDirty, type NoteDraft, startDraft, withStored, withTheirs } from '#web/features/visitors/detail/note-draft.ts';
import { EntryConflict, noteText } from '#web/features/visitors/detail/update-entry.ts';
import { useUpdateEntry } from '#web/features/visitors/detail/use-update-entry.ts';
import type { EntryKind } from '#web/features/visitors/list-kind.ts';
import classes from '#web/features/visitors/visitors.module.css';
import { FieldErrorText, schemaErrors } from '#web/lib/form/field-errors.tsx';
import { formatNumber, formatTime } from '#web/lib/format/format.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { ErrorState } from '#web/ui/page/error-state.tsx';

const AUTOSAVE_MS = 1_000;

interface NoteConflictProps {
  entry: EntryDetail;
  onKeepBoth: () => void;
  onUseTheirs: () => void;
}

/** The note that another login has written during typing, with the ways to resolve the conflict. */
function NoteConflict({ entry, onKeepBoth, onUseTheirs }: NoteConflictProps) {
  const { t } = useTranslation('visitors');
  const people = usePersonNames();
  const title = entry.note
    ? t('note.conflictTitle', { name: people.said(entry.note.by, entry.note.byProvider) })
    : t('note.conflictRemoved');
  return (
    <Alert mt="sm" color="danger" variant="light" icon={<IconAlertTriangle aria-hidden />} title={title}>
      {entry.note && (
        <>
          <Text size="sm">{t('note.conflictText')}</Text>
          <div className={classes['quote']}>{entry.note.text}</div>
        </>
      )}
      <Group gap="xs">
        <Button variant="default" onClick={onKeepBoth}>
          {t(entry.note ? 'note.keepBoth' : 'note.keepMine')}
        </Button>
        <Button variant="default" onClick={onUseTheirs}>
          {t(entry.note ? 'note.useTheirs' : 'note.remove')}
        </Button>
      </Group>
    </Alert>
  );
}

interface NoteFieldProps {
  siteId: string;
  kind: EntryKind;
  entry: EntryDetail;
}

/**
 * The owner's note of an entry. Saves one second after the last key, when the field loses focus, and when the detail closes. If
 * another login has changed the note since it was read, overwrites nothing and lets the user choose.
 */
export function NoteField({ siteId, kind, entry }: NoteFieldProps) {
  const { t } = useTranslation('visitors');
  const people = usePersonNames();
  const language = useLanguage();
  const update = useUpdateEntry(siteId, kind);
  const stored = noteText(entry);
  const [draft, setDraft] = useState(() => startDraft(stored));
  const current = withStored(draft, stored);
  if (current !== draft) setDraft(current);

  const [fault] = schemaErrors(longText(ENTRY_NOTE_MAX), current.text);
  const isConflict = current.base !== stored && !update.isPending;

  const save = (changed: NoteDraft): void => {
    if (!isDirty(changed) || schemaErrors(longText(ENTRY_NOTE_MAX), changed.text).length > 0) return;
    const to = normaliseText(changed.text);
    setDraft({ ...changed, sent: to });
    const onError = (error: unknown): void => {
      if (!(error instanceof EntryConflict)) toast.error(error, t('note.failed'));
    };
    update.mutate({ entry, edit: { note: { from: changed.base, to } } }, { onError });
  };
  const saveLater = useDebouncedCallback(save, { delay: AUTOSAVE_MS, flushOnUnmount: true });

  const status = (): string => {
    if (update.isPending) return t('note.saving');
    if (isDirty(current)) return t('note.unsaved');
    if (!entry.note) return '';
    const { by, byProvider, at } = entry.note;
    return t('note.by', { name: people.named(by, byProvider), time: formatTime(at) });
  };

  return (
    <div>
      <Textarea
        label={t('note.label')}
        placeholder={t('note.placeholder')}
        rows={4}
        resize="vertical"
        value={current.text}
        error={fault && <FieldErrorText error={fault} />}
        onChange={({ currentTarget: { value } }) => {
          const changed = { ...current, text: value };
          setDraft(changed);
          if (!isConflict) saveLater(changed);
        }}
        onBlur={() => saveLater.flush()}
      />
      <Group justify="space-between" gap="xs" mt={4}>
        <Text size="sm" c="dimmed" role="status">
          {status()}
        </Text>
        <Text size="sm" c="dimmed">
          {t('note.count', { used: formatNumber(textLength(current.text), language), max: formatNumber(ENTRY_NOTE_MAX, language) })}
        </Text>
      </Group>
      {update.isError && !isConflict && isDirty(current) && (
        <ErrorState
          title={t('note.failed')}
          isAnnounced={false}
          query={{ error: update.error, refetch: () => save(current), isRefetching: false }}
        />
      )}
      {isConflict && (
        <NoteConflict
          entry={entry}
          onUseTheirs={() => setDraft(startDraft(stored))}
          onKeepBoth={() => {
            const both = withTheirs(current, stored);
            setDraft(both);
            save(both);
          }}
        />
      )}
    </div>
  );
}
