import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError } from '#shared/model/error.ts';
import { sheetAt } from '#shared/rules/publish/publish-check.ts';
import { sheetLabel } from '#site-renderer/components/sheet/sheet-view.tsx';
import { occupiedCells } from '#web/features/editor/model/document/edit-document.ts';
import type { EditorState } from '#web/features/editor/model/editor/editor-state.ts';
import { useEditor, useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';

/** How many cells the list shows at once; typing narrows it down. */
const SHOWN = 60;

interface Option {
  value: string;
  label: string;
}

function optionOf({ history, language }: EditorState, cell: string): Option {
  const sheet = sheetAt(history.present, cell, language);
  return { value: cell, label: [cell, sheet && sheetLabel(sheet, '')].filter(Boolean).join('  ') };
}

interface CellSelectProps {
  /** `/B2`, or empty. */
  destination: string;
  error: FieldError | undefined;
  onChange: (destination: string) => void;
}

/** One of the site's sheets as the destination. The list is put together when it is opened: typing elsewhere costs nothing. */
export function CellSelect({ destination, error, onChange }: CellSelectProps) {
  const { t } = useTranslation('inspector');
  const { store } = useEditor();
  const isReadOnly = useIsReadOnly();
  const [listed, setListed] = useState<readonly Option[]>([]);
  const chosen = destination === '' ? null : destination.slice(1);
  const isGone = useEditorState(({ history }) => chosen !== null && history.present.grid.cells[chosen] === undefined);
  const chosenLabel = useEditorState((state) => (chosen === null ? '' : optionOf(state, chosen).label));
  const shownError = isGone ? { path: 'linkDestinationUrl', rule: 'unknown-cell' as const } : error;

  const list = (): void => {
    const state = store.getState();
    // What stands on a sheet leads elsewhere; the menu and popups may lead to it.
    const own = state.section === 'sheets' ? state.activeCell : null;
    setListed(occupiedCells(state.history.present).flatMap((cell) => (cell === own ? [] : [optionOf(state, cell)])));
  };
  const others = listed.filter(({ value }) => value !== chosen);
  const label = isGone ? t('destination.gone', { cell: chosen ?? '' }) : chosenLabel;

  return (
    <Select
      label={t('destination.linkCell')}
      placeholder={t('destination.chooseCell')}
      nothingFoundMessage={t('destination.noCells')}
      data={chosen === null ? others : [{ value: chosen, label }, ...others]}
      value={chosen}
      readOnly={isReadOnly}
      searchable
      limit={SHOWN}
      onDropdownOpen={list}
      error={shownError && <FieldErrorText error={shownError} />}
      onChange={(cell) => onChange(cell === null ? '' : `/${cell}`)}
    />
  );
}
