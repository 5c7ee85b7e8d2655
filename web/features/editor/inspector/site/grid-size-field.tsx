import { Button, Group, NumberInput, Stack } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError } from '#shared/model/error.ts';
import { parse } from '#shared/model/fields.ts';
import { GRID_MAX } from '#shared/model/limits.ts';
import { Grid } from '#shared/model/site/site.ts';
import { gridGrowthFaults } from '#shared/rules/account/plan-limits.ts';
import { PlanLimitNote } from '#web/features/editor/inspector/site/plan-limit-note.tsx';
import { type GridSize, ShrinkGridDialog } from '#web/features/editor/inspector/site/shrink-grid-dialog.tsx';
import { cellsOutsideGrid, resizeGrid } from '#web/features/editor/model/document/edit-document.ts';
import { useEditor, useEditorState, useGrid, useIsReadOnly } from '#web/features/editor/state/editor.ts';
import { currentDocument } from '#web/features/editor/state/editor-store.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';

type Draft = { readonly [Axis in keyof GridSize]: number | string };

const AXES = [
  { name: 'numberHorizontal', label: 'site.rows', max: GRID_MAX.rows },
  { name: 'numberVertical', label: 'site.columns', max: GRID_MAX.columns },
] as const;

function SizeForm({ size }: { size: GridSize }) {
  const { t } = useTranslation(['inspector', 'fields']);
  const { edit, uploads, store } = useEditor();
  const limits = useEditorState((state) => state.limits);
  const isReadOnly = useIsReadOnly();
  const [draft, setDraft] = useState<Draft>(size);
  const [asked, setAsked] = useState<GridSize>();

  const wanted: GridSize = { numberHorizontal: Number(draft.numberHorizontal), numberVertical: Number(draft.numberVertical) };
  const isChanged = AXES.some(({ name }) => wanted[name] !== size[name]);
  const checked = parse(Grid, { ...wanted, cells: {} });
  const faults: readonly FieldError[] = [...(checked.ok ? [] : checked.errors), ...gridGrowthFaults(size, wanted, limits)];
  const faultOf = (name: keyof GridSize) => faults.find(({ path }) => path === name);

  const apply = (next: GridSize): void => {
    setAsked(undefined);
    uploads.cancelOutsideGrid(next.numberHorizontal, next.numberVertical);
    edit((site) => resizeGrid(site, next.numberHorizontal, next.numberVertical), { panel: 'site' });
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isChanged || faults.length > 0) return;
    const lost = cellsOutsideGrid(currentDocument(store.getState()), wanted.numberHorizontal, wanted.numberVertical);
    if (lost.length > 0) setAsked(wanted);
    else apply(wanted);
  };

  return (
    <>
      <form onSubmit={submit} noValidate aria-label={t('fields:grid.size')}>
        <Stack gap="xs">
          <Group grow align="flex-start" gap="sm">
            {AXES.map(({ name, label, max }) => {
              const error = isChanged ? faultOf(name) : undefined;
              return (
                <NumberInput
                  key={name}
                  label={t(label)}
                  value={draft[name]}
                  min={1}
                  max={max}
                  clampBehavior="none"
                  allowDecimal={false}
                  allowNegative={false}
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
      <ShrinkGridDialog size={asked} onConfirm={apply} onCancel={() => setAsked(undefined)} />
    </>
  );
}

/** Rows × columns of the site against its plan. A smaller grid first says which sheets go. */
export function GridSizeField() {
  const { numberHorizontal, numberVertical } = useGrid();
  // A new form whenever the size changes elsewhere, by undo or by someone else.
  return <SizeForm key={`${numberHorizontal}x${numberVertical}`} size={{ numberHorizontal, numberVertical }} />;
}
