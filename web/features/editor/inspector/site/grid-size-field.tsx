import { Button, Group, Stack } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { FieldError } from '#shared/model/error.ts';
import { parse } from '#shared/model/fields.ts';
import { GRID_MAX } from '#shared/model/limits.ts';
import { Grid } from '#shared/model/sites/site.ts';
import { gridGrowthFaults } from '#shared/rules/plans/plan-limits.ts';
import { PlanLimitNote } from '#web/features/editor/inspector/site/plan-limit-note.tsx';
import { type GridSize, ShrinkGridDialog } from '#web/features/editor/inspector/site/shrink-grid-dialog.tsx';
import { cellsOutsideGrid, resizeGrid } from '#web/features/editor/model/document/edit-document.ts';
import { useEditor, useEditorState, useGrid, useIsReadOnly } from '#web/features/editor/state/editor.ts';
import { currentDocument } from '#web/features/editor/state/editor-store.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';
import { NumericInput } from '#web/ui/fields/numeric-input.tsx';

type Draft = { readonly [Axis in keyof GridSize]: number | string };

const AXES = [
  { name: 'numberHorizontal', label: 'site.rows', max: GRID_MAX.rows },
  { name: 'numberVertical', label: 'site.columns', max: GRID_MAX.columns },
] as const;

/** Returns a typed number; `NaN`, which every rule refuses, for text that is not a number. */
const numberOf = (typed: number | string): number => (typeof typed === 'number' ? typed : Number.NaN);

function SizeForm({ size }: { size: GridSize }) {
  const { t } = useTranslation(['inspector', 'fields']);
  const { edit, uploads, store } = useEditor();
  const limits = useEditorState((state) => state.limits);
  const isReadOnly = useIsReadOnly();
  const [draft, setDraft] = useState<Draft>(size);
  const [pendingShrink, setPendingShrink] = useState<GridSize>();

  const next: GridSize = { numberHorizontal: numberOf(draft.numberHorizontal), numberVertical: numberOf(draft.numberVertical) };
  const isChanged = AXES.some(({ name }) => next[name] !== size[name]);
  const parsed = parse(Grid, { ...next, cells: {} });
  const faults: readonly FieldError[] = [...(parsed.ok ? [] : parsed.errors), ...gridGrowthFaults(size, next, limits)];
  const faultOf = (name: keyof GridSize) => faults.find(({ path }) => path === name);

  const apply = (applied: GridSize): void => {
    setPendingShrink(undefined);
    uploads.cancelOutsideGrid(applied.numberHorizontal, applied.numberVertical);
    edit((site) => resizeGrid(site, applied.numberHorizontal, applied.numberVertical), { panel: 'site' });
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isChanged || faults.length > 0) return;
    const lostCells = cellsOutsideGrid(currentDocument(store.getState()), next.numberHorizontal, next.numberVertical);
    if (lostCells.length > 0) setPendingShrink(next);
    else apply(next);
  };

  return (
    <>
      <form onSubmit={submit} noValidate aria-label={t('fields:grid.size')}>
        <Stack gap="xs">
          <Group grow align="flex-start" gap="sm">
            {AXES.map(({ name, label, max }) => {
              const error = isChanged ? faultOf(name) : undefined;
              return (
                <NumericInput
                  key={name}
                  label={t(label)}
                  value={draft[name]}
                  min={1}
                  max={max}
                  readOnly={isReadOnly}
                  error={error && <FieldErrorText error={error} />}
                  onChange={(value) => setDraft((before) => ({ ...before, [name]: value }))}
                />
              );
            })}
          </Group>
          <PlanLimitNote limits={limits} />
          {isChanged && (
            <Button type="submit" variant="default" disabled={faults.length > 0}>
              {t('site.resize')}
            </Button>
          )}
        </Stack>
      </form>
      <ShrinkGridDialog size={pendingShrink} onConfirm={apply} onCancel={() => setPendingShrink(undefined)} />
    </>
  );
}

/** Rows × columns of the site within its plan. Shrinking asks first and lists the sheets it would delete. */
export function GridSizeField() {
  const { numberHorizontal, numberVertical } = useGrid();
  // The key resets the form when undo or another editor changes the size.
  return <SizeForm key={`${numberHorizontal}x${numberVertical}`} size={{ numberHorizontal, numberVertical }} />;
}
