import { List, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { sheetLabel } from '#site-renderer/components/sheet/sheet-view.tsx';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';
import { useCellActions, useCellActionsState } from '#web/features/editor/grid/actions/cell-actions.ts';
import type { PendingConfirmation } from '#web/features/editor/grid/actions/action-context.ts';
import { useLineLabels } from '#web/features/editor/grid/actions/use-line-labels.ts';
import { countLinksInto } from '#web/features/editor/grid/edits/remap-links.ts';
import { cellsInLines } from '#web/features/editor/grid/edits/grid-lines.ts';
import { cellsWithSheet } from '#web/features/editor/grid/edits/move-cells.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

/** The number of sheets listed by name. */
const LISTED = 8;

/** Lists the sheets that are deleted and counts the links that lose their target. */
function Losses({ confirmation }: { confirmation: PendingConfirmation }) {
  const { t } = useTranslation('grid');
  const { history, language } = useEditor().store.getState();
  const document = history.present;
  const cells = confirmation.kind === 'clear' ? cellsWithSheet(document, confirmation.cells) : cellsInLines(document, confirmation.lines);
  const links = countLinksInto(document, new Set(cells));
  return (
    <>
      <Text>{t(`${confirmation.kind}.text`)}</Text>
      {(cells.length > 1 || confirmation.kind === 'delete') && (
        <List mt="sm" size="sm">
          {cells.slice(0, LISTED).map((cell) => {
            const sheet = sheetAt(document, cell, language);
            return <List.Item key={cell}>{[cell, sheet && sheetLabel(sheet, '')].filter(Boolean).join('  ')}</List.Item>;
          })}
          {cells.length > LISTED && <List.Item>{t('lost.more', { count: cells.length - LISTED })}</List.Item>}
        </List>
      )}
      {links > 0 && <Text mt="sm">{t('lost.links', { count: links })}</Text>}
    </>
  );
}

/** Asks before sheets are deleted with their cells, rows or columns. */
export function ConfirmLossDialog({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation('grid');
  const actions = useCellActions();
  const { store } = useEditor();
  const lineLabel = useLineLabels();
  const confirmation = useCellActionsState((state) => state.confirmation);

  const title = (): string => {
    if (!confirmation) return '';
    if (confirmation.kind === 'delete') return t('delete.title', { lines: lineLabel(confirmation.lines) });
    const cells = cellsWithSheet(store.getState().history.present, confirmation.cells);
    return cells.length === 1 ? t('clear.title', { cell: cells[0] ?? '' }) : t('clear.titleMany', { count: cells.length });
  };

  return (
    <ConfirmDialog
      isOpen={confirmation !== null}
      title={title()}
      confirmLabel={confirmation ? t(`${confirmation.kind}.confirm`) : ''}
      isDanger
      onConfirm={() => actions.answerConfirmation(true)}
      onCancel={() => actions.answerConfirmation(false)}
      onClosed={onClosed}
    >
      {confirmation && <Losses confirmation={confirmation} />}
    </ConfirmDialog>
  );
}
