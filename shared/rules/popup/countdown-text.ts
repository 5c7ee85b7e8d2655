import type { Countdown } from '#shared/rules/popup/cta-period.ts';

/** The countdown in words: the time as the language writes it, put into a text around it. Empty where nothing is counted any more. */
export function countdownText(left: Countdown | 'finished' | null, around: string, languageTag: string): string {
  if (left === null || left === 'finished') return '';
  const unit = left.unit.slice(0, -1);
  const time = new Intl.NumberFormat(languageTag, { style: 'unit', unit, unitDisplay: 'long' }).format(left.value);
  // Only Latin letters stand apart from their figure.
  return around.replace('{{time}}', time.replace(/ (?![a-z])/, ''));
}

/** How many have applied, put into a text around it. */
export const applicantsText = (count: number, around: string, languageTag: string): string =>
  around.replace('{{count}}', new Intl.NumberFormat(languageTag).format(count));
