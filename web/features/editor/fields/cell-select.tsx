import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { FieldError } from '#shared/model/error.ts';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';
import { sheetLabel } from '#site-renderer/components/sheet/sheet-view.tsx';
import { occupiedCells } from '#web/features/editor/model/document/edit-document.ts';
import { selectedCells } from '#web/features/editor/model/editor/cell-selection.ts';
import type { EditorState } from '#web/features/editor/model/editor/editor-state.ts';
import { useEditor, useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';

/** The maximum number of rendered options; typing filters the others. */
const MAX_OPTIONS = 60;

interface Option {
  value: string;
  label: string;
}

function toOption({ history, language }: EditorState, cell: string): Option {
  const sheet = sheetAt(history.present, cell, language);
  return { value: cell, label: [cell, sheet && sheetLabel(sheet, '')].filter(Boolean).join('  ') };
}

interface CellSelectProps {
  /** A path such as `/B2`; empty while no cell is chosen. */
  destination: string;
  error: FieldError | undefined;
  /** Whether the edited links lead to different cells. */
  isMixed: boolean;
  /** Whether the link is one of all selected sheets. */
  isOfSelection: boolean;
  onChange: (destination: string) => void;
}

/** Picks one of the site's sheets as a link destination. Options are built when the list opens, so that other edits do not rebuild them. */
export function CellSelect({ destination, error, isMixed, isOfSelection, onChange }: CellSelectProps) {
  const { t } = useTranslation('inspector');
  const { store } = useEditor();
  const isReadOnly = useIsReadOnly();
  const [options, setOptions] = useState<readonly Option[]>([]);
  const chosenCell = destination === '' ? null : destination.slice(1);
  const isMissing = useEditorState(({ history }) => chosenCell !== null && history.present.grid.cells[chosenCell] === undefined);
  const chosenLabel = useEditorState((state) => (chosenCell === null ? '' : toOption(state, chosenCell).label));
  const shownError = isMissing ? { path: 'linkDestinationUrl', rule: 'unknown-cell' as const } : error;

  const loadOptions = (): void => {
    const state = store.getState();
    // A link on a sheet may not lead to the sheet's own cell; menu items and popups may link to any sheet.
    const sheetCells = isOfSelection ? selectedCells(state) : new Set([state.activeCell]);
    const ownCells = state.section === 'sheets' ? sheetCells : new Set<string>();
    setOptions(occupiedCells(state.history.present).flatMap((cell) => (ownCells.has(cell) ? [] : [toOption(state, cell)])));
  };
  const others = options.filter(({ value }) => value !== chosenCell);
  const label = isMissing ? t('destination.gone', { cell: chosenCell ?? '' }) : chosenLabel;

  return (
    <Select
      label={t('destination.linkCell')}
      placeholder={isMixed ? t('several.mixedValue') : t('destination.chooseCell')}
      nothingFoundMessage={t('destination.noCells')}
      data={chosenCell === null ? others : [{ value: chosenCell, label }, ...others]}
      value={chosenCell}
      readOnly={isReadOnly}
      searchable
      limit={MAX_OPTIONS}
      onDropdownOpen={loadOptions}
      error={shownError && <FieldErrorText error={shownError} />}
      onChange={(cell) => onChange(cell === null ? '' : `/${cell}`)}
    />
  );
}
