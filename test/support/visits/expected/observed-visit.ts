/**
 * The expected reports on a crowd, computed from the steps of each visitor (`SimulatedVisit`), never from the requests of pages.
 * The files of this folder share no code with the product, so both contain the same error only by coincidence.
 */
import type { ReportedPart } from '#infra/local/demo/visits/report-visit.ts';
import type { SimulatedSheet, SimulatedVisit, Step } from '#infra/local/demo/visits/simulated-visit.ts';

/** A visit of which all or some parts arrived. */
export interface ObservedVisit {
  visit: SimulatedVisit;
  /** The steps in the parts that arrived. */
  steps: readonly Step[];
  /** Whether the part with the origin of the visit arrived. */
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

/** Maximum counted stay, in tenths of a second; longer ones are cut to it. */
const HALF_AN_HOUR = 18_000;

export const restsOf = ({ steps }: ObservedVisit): RestStep[] => steps.filter((step) => step.does === 'rest');

/** The sheet that is shown at a step. */
const sheetAt = (steps: readonly Step[], index: number): SimulatedSheet | undefined => {
  const rest = steps.findLast((step, position): step is RestStep => position <= index && step.does === 'rest');
  return rest?.sheet;
};

/** Whether a sheet comes into view at a step. A return does not count if the sheet was in view already, because a part was lost. */
function comesIntoView(steps: readonly Step[], index: number): boolean {
  const does = steps[index]?.does;
  if (does !== 'return') return does === 'rest';
  const before = steps.findLast((step, position) => position < index && ['rest', 'hide', 'return'].includes(step.does));
  return before === undefined || before.does === 'hide';
}

/** How long sheets were in view, one entry each time: until the next sheet, until the page was hidden, or until the last step. */
export function staysOf({ steps }: ObservedVisit): { sheet: SimulatedSheet; tenths: number }[] {
  return steps.flatMap((step, index) => {
    const sheet = sheetAt(steps, index);
    if (!sheet || !comesIntoView(steps, index)) return [];
    const end = steps.find(({ does }, position) => position > index && (does === 'rest' || does === 'hide')) ?? steps.at(-1) ?? step;
    return [{ sheet, tenths: Math.min(HALF_AN_HOUR, end.at - step.at) }];
  });
}

/** The presses with their sheets. */
export const pressesOf = ({ steps }: ObservedVisit): { sheet: SimulatedSheet; press: PressStep }[] =>
  steps.flatMap((step, index) => {
    const sheet = sheetAt(steps, index);
    return step.does === 'press' && sheet ? [{ sheet, press: step }] : [];
  });

/** The actions on popups, each once, even if repeated. */
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
