import type { Countdown } from '#shared/rules/popups/cta-period.ts';

/**
 * Replaces `{{time}}` in a text with the remaining time in the notation of the language. Returns an empty text if there is no countdown
 * (R-16.3).
 */
export function countdownText(remaining: Countdown | 'finished' | null, text: string, languageTag: string): string {
  if (remaining === null || remaining === 'finished') return '';
  const unit = remaining.unit.slice(0, -1);
  const time = new Intl.NumberFormat(languageTag, { style: 'unit', unit, unitDisplay: 'long' }).format(remaining.value);
  // Units in Latin letters keep the space after the number; Japanese, Chinese and Korean units have none.
  return text.replace('{{time}}', time.replace(/ (?![a-z])/, ''));
}

/** Replaces `{{count}}` in a text with the number of applicants. */
export const applicantsText = (count: number, text: string, languageTag: string): string =>
  text.replace('{{count}}', new Intl.NumberFormat(languageTag).format(count));
