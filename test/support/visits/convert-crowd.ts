import type { SeededRandom } from '#infra/local/demo/visits/seeded-random.ts';
import type { SimulatedSheet, SimulatedVisit } from '#infra/local/demo/visits/simulated-visit.ts';

/** A form that a visitor submitted. */
export interface CrowdConversion {
  visit: SimulatedVisit;
  /** Whether the form contains the id of its visit. */
  namesVisit: boolean;
  /** The sheet in the form; `null` for none. */
  sheet: SimulatedSheet | null;
  popupId: string | null;
}

const CONVERTS = 0.05;
const AGAIN = 0.2;
const NAMES_VISIT = 0.85;
const NAMES_SHEET = 0.8;

function formOf(visit: SimulatedVisit, random: SeededRandom): CrowdConversion {
  const rest = visit.steps.findLast((step) => step.does === 'rest');
  const click = visit.steps.findLast((step) => step.does === 'popup' && step.action === 'c');
  return {
    visit,
    namesVisit: random.happens(NAMES_VISIT),
    sheet: rest && random.happens(NAMES_SHEET) ? rest.sheet : null,
    popupId: click?.does === 'popup' ? click.popupId : null,
  };
}

/** The forms that a crowd submitted, some of its visitors several. */
export const convertCrowd = (visits: readonly SimulatedVisit[], random: SeededRandom): CrowdConversion[] =>
  visits.flatMap((visit) => {
    if (!random.happens(CONVERTS)) return [];
    return random.happens(AGAIN) ? [formOf(visit, random), formOf(visit, random)] : [formOf(visit, random)];
  });
