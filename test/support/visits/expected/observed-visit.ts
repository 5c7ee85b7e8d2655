/**
 * What a crowd did, as its owner has to be told it. Computed from what each visitor did (`SimulatedVisit`), never from what pages
 * report of it: the files of this folder share no code with the product, so both are wrong in the same way only by coincidence.
 */
import type { ReportedPart } from '#infra/local/demo/visits/report-visit.ts';
import type { SimulatedSheet, SimulatedVisit, Step } from '#infra/local/demo/visits/simulated-visit.ts';

/** A visit of which all parts arrived, or some. */
export interface ObservedVisit {
  visit: SimulatedVisit;
  /** What the parts that arrived tell of. */
  steps: readonly Step[];
  /** Whether the part arrived that tells where the visit came from. */
  hasOrigin: boolean;
}

/** A visit of which these parts arrived; `undefined` if none did. */
export function observe(
  visit: SimulatedVisit,
  parts: readonly ReportedPart[],
  arrived: readonly ReportedPart[],
): ObservedVisit | undefined {
  if (arrived.length === 0) return undefined;
  const known = parts.filter((part) => arrived.includes(part));
  return { visit, steps: known.flatMap(({ steps }) => steps), hasOrigin: known[0] === parts[0] };
}

/** A visit of which everything arrived. */
export const observeAll = (visit: SimulatedVisit): ObservedVisit => ({ visit, steps: visit.steps, hasOrigin: true });

export type RestStep = Extract<Step, { does: 'rest' }>;
type PressStep = Extract<Step, { does: 'press' }>;

/** Longer stays are not looked at. Tenths of a second. */
const HALF_AN_HOUR = 18_000;

export const restsOf = ({ steps }: ObservedVisit): RestStep[] => steps.filter((step) => step.does === 'rest');

/** The sheet that a visitor was on at a step. */
const sheetAt = (steps: readonly Step[], index: number): SimulatedSheet | undefined => {
  const rest = steps.findLast((step, position): step is RestStep => position <= index && step.does === 'rest');
  return rest?.sheet;
};

/** Whether a sheet comes into view at a step: one that was already in view, because a part was lost, does not come again. */
function comesIntoView(steps: readonly Step[], index: number): boolean {
  const does = steps[index]?.does;
  if (does !== 'return') return does === 'rest';
  const before = steps.findLast((step, position) => position < index && ['rest', 'hide', 'return'].includes(step.does));
  return before === undefined || before.does === 'hide';
}

/** How long sheets were in view, one entry for each time: until the next sheet, until the page was hidden, or until the last news. */
export function staysOf({ steps }: ObservedVisit): { sheet: SimulatedSheet; tenths: number }[] {
  return steps.flatMap((step, index) => {
    const sheet = sheetAt(steps, index);
    if (!sheet || !comesIntoView(steps, index)) return [];
    const end = steps.find(({ does }, position) => position > index && (does === 'rest' || does === 'hide')) ?? steps.at(-1) ?? step;
    return [{ sheet, tenths: Math.min(HALF_AN_HOUR, end.at - step.at) }];
  });
}

/** What was pressed, on which sheet. */
export const pressesOf = ({ steps }: ObservedVisit): { sheet: SimulatedSheet; press: PressStep }[] =>
  steps.flatMap((step, index) => {
    const sheet = sheetAt(steps, index);
    return step.does === 'press' && sheet ? [{ sheet, press: step }] : [];
  });

/** What was done to popups, once each, however often it was done. */
export function popupActionsOf({ steps }: ObservedVisit): { popupId: string; action: 's' | 'c' | 'x' }[] {
  const actions = steps.filter((step) => step.does === 'popup').map(({ popupId, action }) => ({ popupId, action }));
  return actions.filter(
    ({ popupId, action }, index) => actions.findIndex((one) => one.popupId === popupId && one.action === action) === index,
  );
}

export type Direction = 'up' | 'down' | 'left' | 'right' | 'jump';

export function directionOf(from: SimulatedSheet, to: SimulatedSheet): Direction {
  const [across, down] = [to.column - from.column, to.row - from.row];
  if ((across === 0) === (down === 0)) return 'jump';
  if (across === 0) return down > 0 ? 'down' : 'up';
  return across > 0 ? 'right' : 'left';
}
