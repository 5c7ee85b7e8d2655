import { WEBHOOK_MAX } from '#shared/model/limits.ts';

/** Shorter texts are not masked: they are not personal data, and occur in any answer. */
const MASKED_LENGTH_MIN = 3;
const MASK = '***';

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* textsIn(inner);
}

/** A text in plain, JSON and URL encoding. */
const spellings = (text: string): string[] => [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text.toWellFormed())];

/**
 * The beginning of an answer, with texts of the event masked: the log of deliveries is kept when the data of a visitor are erased.
 */
export function maskAnswer(answer: string, data: unknown): string {
  const texts = [...new Set([...textsIn(data)].flatMap(spellings))].filter((text) => text.length >= MASKED_LENGTH_MIN);
  // Masks longer texts first, because they may contain others.
  const masked = texts.toSorted((one, other) => other.length - one.length).reduce((text, known) => text.replaceAll(known, MASK), answer);
  return Array.from(masked).slice(0, WEBHOOK_MAX.answerCharacters).join('');
}
