import type { PopupReport } from '#shared/model/analytics/visit-reports.ts';
import { popupActionsOf } from '#test/support/visits/expected/observed-visit.ts';
import { factsIn, type VisitFacts } from '#test/support/visits/expected/visit-facts.ts';

type PopupFigures = Pick<PopupReport['popups'][number], 'shown' | 'clicked' | 'closed' | 'applied'>;

/** The actions of visits on a popup, each visit once. */
function expectedPopup(facts: readonly VisitFacts[], popupId: string): PopupFigures {
  const actions = facts.flatMap(({ observed }) => popupActionsOf(observed).filter((one) => one.popupId === popupId));
  const times = (action: 's' | 'c' | 'x'): number => actions.filter((one) => one.action === action).length;
  const applied = facts.flatMap(({ conversions }) => conversions.filter((one) => one.popupId === popupId)).length;
  return { shown: times('s'), clicked: times('c'), closed: times('x'), applied };
}

/** The actions of visits on each popup on these days. */
export const expectedPopups = (
  facts: readonly VisitFacts[],
  popupIds: readonly string[],
  days: readonly string[],
): (PopupFigures & Pick<PopupReport['popups'][number], 'popupId' | 'days'>)[] =>
  popupIds.map((popupId) => ({
    popupId,
    ...expectedPopup(
      facts.filter(({ day }) => days.includes(day)),
      popupId,
    ),
    days: days.map((day) => ({ day, ...expectedPopup(factsIn(facts, day), popupId) })),
  }));
