import { Button, Group, List, NumberInput, Stack, Text } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError } from '#shared/model/error.ts';
import { GRID_MAX } from '#shared/model/limits.ts';
import { parse } from '#shared/model/fields.ts';
import { Grid } from '#shared/model/site.ts';
import { gridFaults } from '#shared/rules/plan-limits.ts';
import { sheetLabel } from '#site-renderer/components/sheet-view.tsx';
import { sheetAt } from '#shared/rules/publish-check.ts';
import { cellsLostBy, resizeGrid } from '#web/features/editor/model/edit-site.ts';
import { useGrid, useEditor, useEditorState, useIsReadOnly, useSiteDocument } from '#web/features/editor/state/editor.ts';
import { FieldErrorText } from '#web/lib/field-errors.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface Size {
  numberHorizontal: number;
  numberVertical: number;
}
type Draft = { readonly [Axis in keyof Size]: number | string };

const AXES = [
  { name: 'numberHorizontal', label: 'site.rows', max: GRID_MAX.rows },
  { name: 'numberVertical', label: 'site.columns', max: GRID_MAX.columns },
] as const;

/** How many lost sheets are named one by one. */
const NAMED = 12;

interface SizeFormProps {
  size: Size;
}

function SizeForm({ size }: SizeFormProps) {
  const { t } = useTranslation('editor');
  const { edit, uploads } = useEditor();
  const document = useSiteDocument();
  const limits = useEditorState((state) => state.limits);
  const language = useEditorState((state) => state.language);
  const isReadOnly = useIsReadOnly();
  const [draft, setDraft] = useState<Draft>(size);
  const [asked, setAsked] = useState<Size>();

  const wanted: Size = { numberHorizontal: Number(draft.numberHorizontal), numberVertical: Number(draft.numberVertical) };
  const isChanged = AXES.some(({ name }) => wanted[name] !== size[name]);
  const checked = parse(Grid, { ...wanted, cells: {} });
  const grows = AXES.some(({ name }) => wanted[name] > size[name]);
  // A plan that has become smaller does not keep anyone from shrinking a grid step by step.
  const faults: readonly FieldError[] = [...(checked.ok ? [] : checked.errors), ...(grows ? gridFaults(wanted, limits) : [])];
  const faultOf = (name: keyof Size) => faults.find(({ path }) => path === name);
  const lost = asked ? cellsLostBy(document, asked.numberHorizontal, asked.numberVertical) : [];

  const apply = (next: Size): void => {
    setAsked(undefined);
    uploads.cancelBeyond(next.numberHorizontal, next.numberVertical);
    edit((site) => resizeGrid(site, next.numberHorizontal, next.numberVertical), { panel: 'site' });
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isChanged || faults.length > 0) return;
    if (cellsLostBy(document, wanted.numberHorizontal, wanted.numberVertical).length > 0) setAsked(wanted);
    else apply(wanted);
  };

  return (
    <form onSubmit={submit} noValidate aria-label={t('site.size')}>
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
        <Text size="xs" c="dimmed">
          {t(limits.planName === '' ? 'site.limitWithoutPlan' : 'site.limit', {
            plan: limits.planName,
            direction: limits.maxDirection,
            sheets: limits.maxSheets,
          })}
        </Text>
        {isChanged && (
          <Button type="submit" variant="default" disabled={faults.length > 0}>
            {t('site.resize')}
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t('site.shrink.title')}
        confirmLabel={t('site.shrink.confirm')}
        isDanger
        onConfirm={() => asked && apply(asked)}
        onCancel={() => setAsked(undefined)}
      >
        {asked && <Text>{t('site.shrink.text', { rows: asked.numberHorizontal, columns: asked.numberVertical })}</Text>}
        <List mt="sm" size="sm">
          {lost.slice(0, NAMED).map((cell) => {
            const sheet = sheetAt(document, cell, language);
            return <List.Item key={cell}>{[cell, sheet && sheetLabel(sheet, '')].filter(Boolean).join('  ')}</List.Item>;
          })}
          {lost.length > NAMED && <List.Item>{t('site.shrink.more', { count: lost.length - NAMED })}</List.Item>}
        </List>
      </ConfirmDialog>
    </form>
  );
}

/** Rows × columns of the site against its plan. A smaller grid first says which sheets go. */
export function GridSizeField() {
  const { numberHorizontal, numberVertical } = useGrid();
  // A new form whenever the size changes elsewhere, by undo or by someone else.
  return <SizeForm key={`${numberHorizontal}x${numberVertical}`} size={{ numberHorizontal, numberVertical }} />;
}
