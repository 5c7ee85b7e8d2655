import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import type { FormAnswer, FormOffer } from '#functions/visitors/store/records/form-entry.ts';

/** Returns an answer for one cell; the values of checkboxes are joined. */
const answerText = (value: FormAnswer['value']): string => (typeof value === 'string' ? value : value.join(', '));

/** Returns the answers by the ids of their fields. */
export const answerTexts = (answers: readonly Pick<FormAnswer, 'id' | 'value'>[]): Record<string, string> =>
  Object.fromEntries(answers.map(({ id, value }) => [id, answerText(value)]));

/** Returns the name of the popup from which a form was sent. `waiting` is the text for its waiting list. */
export function offerText(offer: FormOffer | null, waiting: string): string {
  if (!offer) return '';
  return offer.isWaiting ? fillPlaceholders(waiting, { name: offer.name }) : offer.name;
}
