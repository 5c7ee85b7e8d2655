import { Group } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { csvMetric, formatMetric } from '#shared/rules/analytics/format-metric.ts';
import type { MetricUnit } from '#shared/rules/analytics/metrics.ts';
import type { Cell, ExportFormat } from '#shared/model/table-cell.ts';
import { csvRow, type CsvValue } from '#shared/values/text/csv.ts';
import classes from '#web/features/analytics/analytics.module.css';
import { PeriodTitle } from '#web/features/analytics/table/period-title.tsx';
import { RowPagingButton, useRowPaging } from '#web/features/analytics/table/row-paging.tsx';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { FormatButtons } from '#web/ui/table-export/format-buttons.tsx';
import { saveCsv } from '#web/ui/table-export/save-csv.ts';
import { saveWorkbook } from '#web/ui/table-export/save-workbook.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';

type Value = string | number | null;

/** A column of a report. `value` is used for sorting and export, and is shown in its unit unless `render` is given. */
export interface ReportColumn<T> {
  key: string;
  label: string;
  value: (row: T) => Value;
  /** The unit of a figure; without it, the value is text. */
  unit?: MetricUnit;
  render?: (row: T) => ReactNode;
  isRowHeader?: boolean;
  maxWidth?: number;
  /** Limits the column to the screen or to exports. By default both. */
  only?: 'screen' | 'csv';
}

type ReportSort = { key: string; order: 'asc' | 'desc' };

interface ReportTableProps<T> {
  title: string;
  /** The period of the figures; absent if the page already shows the period. */
  period?: string | undefined;
  /** The first part of the names of exported files. */
  fileName: string;
  columns: readonly ReportColumn<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
  rowName: (row: T) => string;
  /** The path of the row's link; `undefined` if the row has none. */
  rowPath?: (row: T) => string | undefined;
  /** Whether the rows belong to the previous query. */
  isStale?: boolean;
  /** Shown if there are no rows. */
  empty?: string;
  /** The initial order of the rows. */
  sort?: ReportSort;
  headingOrder?: 2 | 3;
  /** Shows all rows at once, for the days of a month. */
  isWhole?: boolean;
}

/** Compares two values; unknown figures come last in both orders. */
function compare(one: Value, other: Value, order: 'asc' | 'desc'): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const difference = typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other), 'ja');
  return order === 'asc' ? difference : -difference;
}

const csvField = (value: Value, unit: MetricUnit | undefined): CsvValue =>
  unit === undefined || typeof value === 'string' ? (value ?? '') : csvMetric(unit, value);

/** Converts a figure to a workbook cell, with the precision of the CSV. */
function cellOf(value: Value, unit: MetricUnit | undefined): Cell {
  if (unit === undefined || typeof value !== 'number') return value;
  return unit === 'share' ? { share: value } : Number(csvMetric(unit, value));
}

/** Returns the exported columns and their headings. `inSeconds` adds the unit to the label of a column. */
function exportedColumns<T>(columns: readonly ReportColumn<T>[], inSeconds: (label: string) => string) {
  const exported = columns.filter(({ only }) => only !== 'screen');
  return { exported, headings: exported.map(({ label, unit }) => (unit === 'seconds' ? inSeconds(label) : label)) };
}

/** Returns the rows of a report as CSV, with the columns of its table. */
export function reportCsv<T>(columns: readonly ReportColumn<T>[], rows: readonly T[], inSeconds: (label: string) => string): string {
  const { exported, headings } = exportedColumns(columns, inSeconds);
  return [headings, ...rows.map((row) => exported.map(({ value, unit }) => csvField(value(row), unit)))].map(csvRow).join('');
}

/** Returns the rows of a report as workbook cells. */
function reportCells<T>(columns: readonly ReportColumn<T>[], rows: readonly T[], inSeconds: (label: string) => string): Cell[][] {
  const { exported, headings } = exportedColumns(columns, inSeconds);
  return [headings, ...rows.map((row) => exported.map(({ value, unit }) => cellOf(value(row), unit)))];
}

/** A sortable table of a report. Shows the first rows and expands on demand. CSV contains all rows in the same order. */
export function ReportTable<T>({
  title,
  period,
  fileName,
  columns,
  rows,
  rowKey,
  rowName,
  rowPath,
  isStale = false,
  empty,
  sort,
  headingOrder = 2,
  isWhole = false,
}: ReportTableProps<T>) {
  const { t } = useTranslation(['analytics', 'common']);
  const language = useLanguage();
  const [chosen, setChosen] = useState<ReportSort | undefined>(sort);
  // The panel around the table is already a landmark, often with the same name.
  const isPartOfPanel = headingOrder === 3;
  const Part = isPartOfPanel ? 'div' : 'section';
  const paging = useRowPaging(rows.length, isWhole);
  const sortedBy = columns.find(({ key }) => key === chosen?.key);
  const sorted =
    chosen && sortedBy ? rows.toSorted((one, other) => compare(sortedBy.value(one), sortedBy.value(other), chosen.order)) : rows;
  const text = ({ value, unit }: ReportColumn<T>, row: T): string => {
    const shown = value(row);
    return unit !== undefined && typeof shown !== 'string' ? formatMetric(unit, shown, language) : String(shown ?? '');
  };
  const save = (format: ExportFormat): void => {
    const inSeconds = (label: string): string => t('inSeconds', { label });
    if (format === 'csv') saveCsv(reportCsv(columns, sorted, inSeconds), fileName);
    else
      saveWorkbook(reportCells(columns, sorted, inSeconds), fileName).catch((error: unknown) =>
        toast.error(error, t('common:export.failed')),
      );
  };
  return (
    <Part aria-label={title} {...(isPartOfPanel && { role: 'group' })}>
      <Group justify="space-between" gap="xs" mb={4} mih={44}>
        <PeriodTitle title={title} period={period} order={headingOrder} />
        {rows.length > 0 && <FormatButtons className={classes['noPrint'] ?? ''} csvLabel={t('csv')} onChoose={save} />}
      </Group>
      {rows.length === 0 && empty !== undefined ? (
        <p>{empty}</p>
      ) : (
        <>
          <DataTable
            label={title}
            columns={columns
              .filter(({ only }) => only !== 'csv')
              .map((column) => ({
                key: column.key,
                label: column.label,
                render: column.render ?? ((row: T) => text(column, row)),
                isNumber: column.unit !== undefined,
                canSort: true,
                ...(column.isRowHeader !== undefined && { isRowHeader: column.isRowHeader }),
                ...(column.maxWidth !== undefined && { maxWidth: column.maxWidth }),
              }))}
            rows={sorted.slice(0, paging.shown)}
            rowKey={rowKey}
            rowName={rowName}
            rowPath={rowPath}
            isStale={isStale}
            sort={{ key: chosen?.key ?? '', order: chosen?.order ?? 'desc', onSort: (key, order) => setChosen({ key, order }) }}
          />
          <RowPagingButton paging={paging} />
        </>
      )}
    </Part>
  );
}
