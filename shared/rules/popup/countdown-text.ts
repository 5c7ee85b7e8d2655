import type { Countdown } from '#shared/rules/popup/cta-period.ts';

/** Fills `{{time}}` of a text with the remaining time in the notation of the language; empty if there is no countdown. */
export function countdownText(left: Countdown | 'finished' | null, around: string, languageTag: string): string {
  if (left === null || left === 'finished') return '';
  const unit = left.unit.slice(0, -1);
  const time = new Intl.NumberFormat(languageTag, { style: 'unit', unit, unitDisplay: 'long' }).format(left.value);
  // Units in Latin letters keep the space after the number; Japanese, Chinese and Korean units have none.
  return around.replace('{{time}}', time.replace(/ (?![a-z])/, ''));
}

/** Fills `{{count}}` of a text with the number of applicants. */
export const applicantsText = (count: number, around: string, languageTag: string): string =>
  around.replace('{{count}}', new Intl.NumberFormat(languageTag).format(count));
