import * as z from 'zod';
import type { Language } from '#shared/model/language.ts';
import { SHEET_MEASURES, type SheetMeasure } from '#shared/rules/analytics/grid/sheet-measures.ts';
import { FIRST_CELL } from '#shared/values/cell.ts';
import { useQuickReportParam, useReportParam } from '#web/features/analytics/address/use-report-param.ts';
import { passedDays } from '#web/features/analytics/swipe/days/passed-days.ts';
import { serverNow } from '#web/lib/server-time.ts';

export const HEAT_MODES = ['month', 'days', 'compare'] as const;
export const HeatMode = z.enum(HEAT_MODES);
export type HeatMode = z.infer<typeof HeatMode>;

export const Measure = z.enum(SHEET_MEASURES);

/** The maximum numbers of arrows that can be chosen. */
export const ARROWS = ['0', '10', '30', '100'] as const;
export const Arrows = z.enum(ARROWS);

/** The report to compare with: the same language in another month, or the same month in another language. */
export interface Compared {
  month: string;
  language: Language | undefined;
}

/** Returns the key of a compared report in the URL, such as `2026-10` or `2026-11 en`. */
export const comparedKey = ({ month, language }: Compared): string => (language === undefined ? month : `${month} ${language}`);
const ComparedKey = z.string().regex(/^(\d{4}-\d{2}( [a-z]{2})?)?$/);

const Day = z.iso.date().or(z.literal(''));
const Cell = z.string().regex(/^[A-Z]{1,2}\d{1,3}$/);

/** The settings of the view of the swipe analysis, which the URL holds. */
export interface SwipeView {
  mode: HeatMode;
  changeMode: (mode: HeatMode) => void;
  /** The days of the month that have begun, and the selected one. */
  days: readonly string[];
  day: string;
  changeDay: (day: string) => void;
  /** The key of the compared report; empty until the user selects one. */
  compared: string;
  changeCompared: (one: Compared) => void;
  measure: SheetMeasure;
  changeMeasure: (measure: SheetMeasure) => void;
  arrows: (typeof ARROWS)[number];
  changeArrows: (arrows: (typeof ARROWS)[number]) => void;
  activeCell: string;
  activateCell: (cell: string) => void;
}

/** Returns the settings of the view of the swipe analysis of a month, and functions that change them. */
export function useSwipeView(month: string): SwipeView {
  const [mode, changeMode] = useReportParam('mode', HeatMode, 'month');
  const [chosenDay, changeDay] = useQuickReportParam('day', Day, '');
  const [compared, changeCompared] = useReportParam('with', ComparedKey, '');
  const [measure, changeMeasure] = useReportParam('measure', Measure, 'reach');
  const [arrows, changeArrows] = useReportParam('arrows', Arrows, '30');
  const [activeCell, activateCell] = useQuickReportParam('cell', Cell, FIRST_CELL);
  const days = passedDays(month, serverNow());
  return {
    mode,
    changeMode,
    days,
    day: days.includes(chosenDay) ? chosenDay : (days[0] ?? ''),
    changeDay,
    compared,
    changeCompared: (one) => changeCompared(comparedKey(one)),
    measure,
    changeMeasure,
    arrows,
    changeArrows,
    activeCell,
    activateCell,
  };
}
