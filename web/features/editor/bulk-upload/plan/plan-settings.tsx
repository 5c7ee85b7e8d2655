import { SegmentedControl, Select, Switch, Text } from '@mantine/core';
import { useId, useMemo } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LANGUAGE_NAME, type Language } from '#shared/model/language.ts';
import { gridCells } from '#shared/values/cell.ts';
import classes from '#web/features/editor/bulk-upload/bulk-upload.module.css';
import { mayGrowTo } from '#web/features/editor/model/document/may-grow-to.ts';
import type { EditedPlan } from '#web/features/editor/bulk-upload/plan/use-plan.ts';
import { useEditorState, useGrid, useSettings } from '#web/features/editor/state/editor.ts';

const ORDERS = ['names', 'rows', 'columns'] as const;
const OPTIONS_MAX = 60;

/** Whether the grid may get one more row or column. */
function useMayGrow(): boolean {
  return useEditorState(({ history: { present }, limits }) => {
    const { numberHorizontal: rows, numberVertical: columns } = present.grid;
    return mayGrowTo(present, { rows: rows + 1, columns }, limits) || mayGrowTo(present, { rows, columns: columns + 1 }, limits);
  });
}

/** Edits how files find their cells, and what happens to files outside the grid. */
export function PlanSettings({ edited: { choices, choose } }: { edited: EditedPlan }) {
  const { t } = useTranslation('bulk');
  const labelId = useId();
  const { numberHorizontal, numberVertical } = useGrid();
  const { languages } = useSettings();
  const mayGrow = useMayGrow();
  const cells = useMemo(() => [...gridCells(numberHorizontal, numberVertical)], [numberHorizontal, numberVertical]);
  return (
    <div className={classes['settings']}>
      <div>
        <Text component="div" size="sm" fw={500} id={labelId}>
          {t('order.label')}
        </Text>
        <SegmentedControl
          aria-labelledby={labelId}
          data={ORDERS.map((value) => ({ value, label: t(`order.${value}`) }))}
          value={choices.order}
          onChange={(order) => choose({ order })}
        />
      </div>
      {choices.order !== 'names' && (
        <Select
          label={t('order.from')}
          w={112}
          data={cells}
          value={choices.from}
          searchable
          allowDeselect={false}
          limit={OPTIONS_MAX}
          onChange={(from) => from !== null && choose({ from })}
        />
      )}
      {languages.length > 1 && (
        <Select<Language>
          label={t('order.language')}
          w={160}
          data={languages.map((value) => ({ value, label: LANGUAGE_NAME[value] }))}
          value={choices.language}
          allowDeselect={false}
          onChange={(language) => language !== null && choose({ language })}
        />
      )}
      <Switch
        label={t('order.grow')}
        description={mayGrow ? undefined : t('order.noGrowth')}
        disabled={!mayGrow}
        checked={mayGrow && choices.grows}
        onChange={({ currentTarget }) => choose({ grows: currentTarget.checked })}
      />
    </div>
  );
}
