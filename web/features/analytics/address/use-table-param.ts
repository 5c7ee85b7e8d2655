import * as z from 'zod';
import { useReportParam } from '#web/features/analytics/address/use-report-param.ts';

/** The panels that show a chart or, in its place, a table. */
export const PANELS = ['days', 'heat', 'drop-off', 'sheets', 'shown', 'first-move', 'popup', 'live'] as const;
export type Panel = (typeof PANELS)[number];

const SEPARATOR = '.';
const Tables = z.string().max(100);

/** Returns whether a panel shows its table, and the setter. */
export function useTableParam(panel: Panel): [boolean, (isTable: boolean) => void] {
  const [tables, setTables] = useReportParam('tables', Tables, '');
  const shown = tables.split(SEPARATOR);
  return [
    shown.includes(panel),
    (isTable) => setTables(PANELS.filter((one) => (one === panel ? isTable : shown.includes(one))).join(SEPARATOR)),
  ];
}
