import { usePersonNames } from '#web/ui/person/use-person-name.ts';
import { Text, UnstyledButton } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ChangeNote, RevisionEntry } from '#shared/model/sites/revision.ts';
import { isInGrid } from '#shared/values/cell.ts';
import { timeSpan } from '#web/features/editor/history/history-days.ts';
import classes from '#web/features/editor/history/history.module.css';
import { useChangeLabel } from '#web/features/editor/fields/use-change-label.ts';
import { useRevisionKindLabel } from '#web/features/editor/history/use-revision-kind-label.ts';
import { useEditor, useGrid } from '#web/features/editor/state/editor.ts';
import { formatTime } from '#web/lib/format/format.ts';

/** Returns the cell that shows a change; `undefined` if no cell does. */
const cellOf = (note: ChangeNote): string | undefined =>
  note.what === 'sheet' ? note.cell : note.what === 'moved' ? note.cells[0] : undefined;

/** The author, time and changes of a revision. A click on a change shows its cell in the preview. */
export function RevisionDetails({ entry }: { entry: RevisionEntry }) {
  const { t } = useTranslation('saving');
  const people = usePersonNames();
  const { select, switchLanguage } = useEditor();
  const grid = useGrid();
  const changeLabel = useChangeLabel();
  const kindLabel = useRevisionKindLabel();
  const day = formatTime(entry.at).slice(0, 'yyyy/mm/dd'.length);
  const show = (note: ChangeNote, cell: string): void => {
    if (note.what === 'sheet') switchLanguage(note.language);
    select(cell);
  };
  return (
    <>
      <div>
        <Text fw={650}>
          {day} {timeSpan(entry)}
        </Text>
        <Text size="sm">{t('history.by', { name: people.said(entry.author, entry.byProvider) })}</Text>
        <Text size="sm" c="dimmed">
          {kindLabel(entry)}
        </Text>
      </div>
      {entry.changes.length > 0 && (
        <section aria-label={t('history.changes')}>
          <Text size="sm" fw={650} mb={4}>
            {t('history.changes')}
          </Text>
          <ul className={classes['notes']}>
            {entry.changes.map((note, index) => {
              const cell = cellOf(note);
              const isThere = cell !== undefined && isInGrid(cell, grid.numberHorizontal, grid.numberVertical);
              return (
                <li key={index}>
                  {isThere ? (
                    <UnstyledButton className={classes['note'] ?? ''} onClick={() => show(note, cell)}>
                      {changeLabel(note)}
                    </UnstyledButton>
                  ) : (
                    <span className={classes['note']}>{changeLabel(note)}</span>
                  )}
                </li>
              );
            })}
          </ul>
          {entry.moreChanges > 0 && (
            <Text size="xs" c="dimmed">
              {t('history.more', { count: entry.moreChanges })}
            </Text>
          )}
        </section>
      )}
    </>
  );
}
