import { type Language, LANGUAGE_TAG } from '#shared/model/language.ts';

const KILOBYTE = 1_024;
const MEGABYTE = KILOBYTE ** 2;

/** Formats a file size in KB or MB, in the number format of the language: `640 KB`, `4.2 MB`. */
export function formatBytes(bytes: number, language: Language): string {
  const [unit, size] = bytes < MEGABYTE ? (['KB', KILOBYTE] as const) : (['MB', MEGABYTE] as const);
  const figure = new Intl.NumberFormat(LANGUAGE_TAG[language], { maximumFractionDigits: unit === 'KB' ? 0 : 1 }).format(bytes / size);
  return `${figure} ${unit}`;
}
