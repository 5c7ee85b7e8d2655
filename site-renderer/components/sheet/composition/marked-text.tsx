import { Fragment, type ReactNode } from 'react';
import type { Span } from '#shared/rules/sheets/emphases.ts';

/** Returns the parts of a text between which lines may break. */
export type Phrases = (text: string) => readonly string[];

/** Returns the positions at which lines may break: between the phrases of a text. */
function breaksOf(text: string, phrases: Phrases | undefined): ReadonlySet<number> {
  const breaks = new Set<number>();
  let end = 0;
  for (const phrase of phrases?.(text) ?? []) {
    if (end > 0) breaks.add(end);
    end += phrase.length;
  }
  return breaks;
}

/**
 * Returns a text with the places at which its lines may break, and with its emphasised parts as `em`. `spans` are in order and apart from
 * each other; `offset` is the position of the text in the one that they belong to.
 */
export function markedText(text: string, phrases: Phrases | undefined, spans: readonly Span[], offset = 0): ReactNode {
  const breaks = breaksOf(text, phrases);
  /** Returns a part of the text, with the breaks before and within it. */
  const partOf = (start: number, end: number): ReactNode => {
    const inner = [...breaks].filter((at) => at > start && at < end);
    return [start, ...inner].map((at, index) => (
      <Fragment key={at}>
        {breaks.has(at) && <wbr />}
        {text.slice(at, inner[index] ?? end)}
      </Fragment>
    ));
  };
  const parts: ReactNode[] = [];
  let end = 0;
  for (const span of spans) {
    const [from, to] = [Math.max(end, span.start - offset), Math.min(text.length, span.end - offset)];
    if (from >= to) continue;
    if (from > end) parts.push(<Fragment key={end}>{partOf(end, from)}</Fragment>);
    parts.push(<em key={from}>{partOf(from, to)}</em>);
    end = to;
  }
  if (end === 0) return breaks.size === 0 ? text : partOf(0, text.length);
  return [...parts, end < text.length && <Fragment key={end}>{partOf(end, text.length)}</Fragment>];
}
