import type { VisitLogRecord } from '#functions/analytics/jobs/collect-visits/visit-log-fields.ts';
import type { SimulatedVisit, Step } from '#infra/local/demo/visits/simulated-visit.ts';
import { cellName } from '#shared/values/cell.ts';
import { GOAL_PREFIX } from '#shared/values/visit/visit-kinds.ts';
import { sheetAlias, versionAlias } from '#shared/rules/analytics/visits/sheet-alias.ts';
import { visitPath, type WrittenEvent, type WrittenOrigin } from '#shared/values/visit/visit-path.ts';

/** A request of the page that reports a part of a visit. */
export interface ReportedPart {
  /** The time of the request, in epoch milliseconds. */
  at: number;
  path: string;
  /** The steps that the part contains. */
  steps: readonly Step[];
}

const TENTH_MS = 100;
/** The same limit as in the page (`site-renderer/visitor/modules/count.ts`). */
const PART_CHARACTERS = 800;

function eventOf(step: Step): WrittenEvent {
  const { at } = step;
  if (step.does === 'rest') {
    const { sheet, by, variation } = step;
    return [at, 'r', by, cellName(sheet), variation === undefined ? sheetAlias(sheet.id) : versionAlias(sheet.id, variation)];
  }
  if (step.does === 'press') return [at, 'c', step.isGoal ? GOAL_PREFIX + step.on : step.on, step.x, step.y];
  if (step.does === 'popup') return [at, 'p', step.action, step.popupId];
  return [at, step.does === 'hide' ? 'h' : 'v'];
}

const originOf = ({ person, shownAfter, referrer, campaign }: SimulatedVisit): WrittenOrigin => [
  person.narrowSide,
  person.hasMouse ? 1 : 0,
  shownAfter,
  referrer,
  ...campaign,
];

/** Returns the parts of a visit as a page reports them: at the first sheet, each time the page is hidden, and after many events. */
export function reportVisit(visit: SimulatedVisit): ReportedPart[] {
  const parts: ReportedPart[] = [];
  let steps: Step[] = [];
  for (const step of visit.steps) {
    steps.push(step);
    const events = steps.map(eventOf);
    if (parts.length > 0 && step.does !== 'hide' && events.join().length <= PART_CHARACTERS) continue;
    const path = visitPath(visit.id, parts.length, visit.person.language, events, parts.length > 0 ? [] : originOf(visit));
    parts.push({ at: visit.beganAt + step.at * TENTH_MS, path, steps });
    steps = [];
  }
  return parts;
}

/** Returns the access log record of a request that reports a part of a visit. */
export const visitRecord = (host: string, { person }: SimulatedVisit, { at, path }: ReportedPart): VisitLogRecord => ({
  'timestamp(ms)': String(at),
  'cs-method': 'POST',
  'x-host-header': host,
  'cs-uri-stem': path,
  'sc-status': '204',
  'cs(User-Agent)': person.agent,
  'c-ip': person.address,
});
