import type { Point } from '#functions/platform/pdf/pdf-shapes.ts';
import {
  ensureSpace,
  formatCount,
  GREY,
  HAIRLINE,
  MARGIN,
  type ReportPage,
  WIDTH,
} from '#functions/analytics/jobs/visit-report/document/report-page.ts';

const HEIGHT = 96;
const AXIS = 40;
const STEPS = [1, 2, 5];

/** Rounds up to 1, 2 or 5 times a power of ten, at least 1. */
function roundedUp(value: number): number {
  for (let power = 1; ; power *= 10) for (const step of STEPS) if (step * power >= value) return step * power;
}

/** Returns the ticks of an axis from 0, in whole numbers. */
function ticksOf(max: number): number[] {
  const step = roundedUp(max / 4);
  return Array.from({ length: Math.max(1, Math.ceil(max / step)) + 1 }, (_, index) => index * step);
}

interface DayChart {
  title: string;
  /** All days of the month. `null`: the day is in the future. */
  days: readonly { day: string; value: number | null }[];
  /** Numbered marks on the time axis. */
  marks: readonly { day: string; number: number }[];
}

/** Draws a number for each day of a month as an area below a line. */
export function drawDayChart(page: ReportPage, { title, days, marks }: DayChart): void {
  const { canvas, colours, language } = page;
  ensureSpace(page, HEIGHT + 62);
  const top = canvas.text(title, { x: MARGIN, y: page.y + 4, width: WIDTH }, { size: 9 }) + (marks.length > 0 ? 16 : 6);
  const bottom = top + HEIGHT;
  const ticks = ticksOf(Math.max(1, ...days.map(({ value }) => value ?? 0)));
  const max = ticks.at(-1) ?? 1;
  const left = MARGIN + AXIS;
  const step = (WIDTH - AXIS - 8) / Math.max(1, days.length - 1);
  const xOf = (index: number): number => left + index * step;
  const yOf = (value: number): number => bottom - (value / max) * HEIGHT;
  for (const tick of ticks) {
    canvas.line(
      [
        [left, yOf(tick)],
        [MARGIN + WIDTH, yOf(tick)],
      ],
      HAIRLINE,
      { thickness: 0.5 },
    );
    canvas.text(formatCount(tick, language), { x: MARGIN, y: yOf(tick) - 5, width: AXIS - 6 }, { size: 7, colour: GREY, align: 'right' });
  }
  const points = days.flatMap(({ value }, index): Point[] => (value === null ? [] : [[xOf(index), yOf(value)]]));
  const [first, last] = [points[0], points.at(-1)];
  if (first && last) canvas.polygon([[first[0], bottom], ...points, [last[0], bottom]], colours.tint(0.15));
  canvas.line(points, colours.line, { thickness: 1.4 });
  for (const point of points) canvas.dot(point, 1.6, colours.line);
  for (const [index, { day }] of days.entries())
    if (index % 5 === 0 || days.length < 8)
      canvas.text(
        String(Number(day.slice(8))),
        { x: xOf(index) - 12, y: bottom + 3, width: 24 },
        { size: 7, colour: GREY, align: 'centre' },
      );
  for (const { day, number } of marks) {
    const index = days.findIndex((one) => one.day === day);
    if (index < 0) continue;
    canvas.line(
      [
        [xOf(index), top - 4],
        [xOf(index), bottom],
      ],
      GREY,
      { thickness: 0.6, dash: 2 },
    );
    canvas.dot([xOf(index), top - 8], 5.5, GREY);
    canvas.text(String(number), { x: xOf(index) - 6, y: top - 12.6, width: 12 }, { size: 6.5, colour: '#ffffff', align: 'centre' });
  }
  page.y = bottom + 18;
}
