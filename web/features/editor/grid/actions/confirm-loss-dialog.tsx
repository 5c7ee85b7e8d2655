import { List, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { sheetLabel } from '#site-renderer/components/sheet/sheet-view.tsx';
import { sheetAt } from '#shared/rules/publish/publish-check.ts';
import { useCellActions, useCellActionsState } from '#web/features/editor/grid/actions/cell-actions.ts';
import type { PendingConfirmation } from '#web/features/editor/grid/actions/action-context.ts';
import { useLineLabels } from '#web/features/editor/grid/actions/use-line-labels.ts';
import { countLinksInto } from '#web/features/editor/grid/edits/remap-links.ts';
import { cellsInLines } from '#web/features/editor/grid/edits/grid-lines.ts';
import { cellsWithSheet } from '#web/features/editor/grid/edits/move-cells.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** How many lost sheets are named one by one. */
const NAMED = 8;

/** Which sheets go, and how many links lose where they lead. */
function Losses({ question }: { question: PendingConfirmation }) {
  const { t } = useTranslation('grid');
  const { history, language } = useEditor().store.getState();
  const document = history.present;
  const cells = question.kind === 'clear' ? cellsWithSheet(document, question.cells) : cellsInLines(document, question.lines);
  const links = countLinksInto(document, new Set(cells));
  return (
    <>
      <Text>{t(`${question.kind}.text`)}</Text>
      {(cells.length > 1 || question.kind === 'delete') && (
        <List mt="sm" size="sm">
          {cells.slice(0, NAMED).map((cell) => {
            const sheet = sheetAt(document, cell, language);
            return <List.Item key={cell}>{[cell, sheet && sheetLabel(sheet, '')].filter(Boolean).join('  ')}</List.Item>;
          })}
          {cells.length > NAMED && <List.Item>{t('lost.more', { count: cells.length - NAMED })}</List.Item>}
        </List>
      )}
      {links > 0 && <Text mt="sm">{t('lost.links', { count: links })}</Text>}
    </>
  );
}

/** Asks before sheets go with their cells, rows or columns. */
export function ConfirmLossDialog({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation('grid');
  const desk = useCellActions();
  const { store } = useEditor();
  const lineWords = useLineLabels();
  const question = useCellActionsState((state) => state.confirmation);

  const title = (): string => {
    if (!question) return '';
    if (question.kind === 'delete') return t('delete.title', { lines: lineWords(question.lines) });
    const cells = cellsWithSheet(store.getState().history.present, question.cells);
    return cells.length === 1 ? t('clear.title', { cell: cells[0] ?? '' }) : t('clear.titleMany', { count: cells.length });
  };

  return (
    <ConfirmDialog
      isOpen={question !== null}
      title={title()}
      confirmLabel={question ? t(`${question.kind}.confirm`) : ''}
      isDanger
      onConfirm={() => desk.answerConfirmation(true)}
      onCancel={() => desk.answerConfirmation(false)}
      onClosed={onClosed}
    >
      {question && <Losses question={question} />}
    </ConfirmDialog>
  );
}
