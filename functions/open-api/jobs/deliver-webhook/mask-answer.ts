import { WEBHOOK_MAX } from '#shared/model/limits.ts';

/** Minimum length of masked texts. Shorter texts are not personal data, and occur in any answer. */
const MASKED_LENGTH_MIN = 3;
const MASK = '***';

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* textsIn(inner);
}

/** Returns a text in plain, JSON and URL encoding. */
const spellings = (text: string): string[] => [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text.toWellFormed())];

/** Returns the beginning of an answer with the texts of the event masked, because the delivery log is kept when visitor data are erased. */
export function maskAnswer(answer: string, data: unknown): string {
  const texts = [...new Set([...textsIn(data)].flatMap(spellings))].filter((text) => text.length >= MASKED_LENGTH_MIN);
  // Longer texts are masked first, because they may contain shorter ones.
  const masked = texts.toSorted((one, other) => other.length - one.length).reduce((text, known) => text.replaceAll(known, MASK), answer);
  return Array.from(masked).slice(0, WEBHOOK_MAX.answerCharacters).join('');
}
