import { EMPHASES_MAX } from '#shared/model/limits.ts';
import type { Emphasis, TextRole } from '#shared/model/sites/sheet/sheet-layout.ts';

/**
 * Emphasised parts of texts. Stored positions count from the first visible character, as stored texts begin with it; the positions of
 * spans are those in the text as it is being written, which may begin with white space.
 */

/** A part of a text by the offsets of its ends, in UTF-16 code units. */
export interface Span {
  start: number;
  end: number;
}

const leadOf = (text: string): number => text.length - text.trimStart().length;

/** Returns the offset before the character that the offset would divide. */
function wholeOffset(text: string, offset: number): number {
  const before = text.charCodeAt(offset - 1);
  const after = text.charCodeAt(offset);
  const divides = before >= 0xd8_00 && before <= 0xdb_ff && after >= 0xdc_00 && after <= 0xdf_ff;
  return divides ? offset - 1 : offset;
}

/** Returns the spans in order, within the text, apart from each other, and without parts of characters. */
function normalised(spans: readonly Span[], text: string): Span[] {
  const offset = (value: number): number => wholeOffset(text, Math.min(Math.max(0, value), text.length));
  const result: Span[] = [];
  for (const { start, end } of spans
    .map((span) => ({ start: offset(span.start), end: offset(span.end) }))
    .filter((span) => span.start < span.end)
    .toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}

/** Returns the emphasised parts of a text. Positions outside of it are cut off. */
export function emphasisedSpans(emphases: readonly Emphasis[], role: TextRole, text: string): Span[] {
  const lead = leadOf(text);
  const own = emphases.filter((emphasis) => emphasis.role === role);
  return normalised(
    own.map(({ start, length }) => ({ start: start + lead, end: start + lead + length })),
    text,
  );
}

/** Returns the emphases of a sheet with those of one text replaced; at most `EMPHASES_MAX`. */
function withSpans(emphases: readonly Emphasis[], role: TextRole, text: string, spans: readonly Span[]): Emphasis[] {
  const lead = leadOf(text);
  const visible = spans.map(({ start, end }) => ({ start: Math.max(start, lead), end }));
  const own = normalised(visible, text).map(({ start, end }) => ({ role, start: start - lead, length: end - start }));
  const others = emphases.filter((emphasis) => emphasis.role !== role);
  return [...others, ...own].slice(0, EMPHASES_MAX);
}

/** Returns the part of the former text that a change replaced, and the length of what replaced it. */
function changedPart(before: string, after: string): Span & { inserted: number } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let kept = 0;
  while (kept < shorter - start && before[before.length - 1 - kept] === after[after.length - 1 - kept]) kept += 1;
  return { start, end: before.length - kept, inserted: after.length - kept - start };
}

/**
 * Returns the emphases of a sheet after a change of one of its texts:
 *
 * 1. A change within an emphasised part belongs to it, also if all of it is replaced.
 * 2. An insertion before or after a part does not.
 * 3. Parts that were replaced with others around them, or in part, keep what is left of them.
 */
export function movedEmphases(emphases: readonly Emphasis[], role: TextRole, before: string, after: string): Emphasis[] {
  const { start, end, inserted } = changedPart(before, after);
  const shift = inserted - (end - start);
  const moved = emphasisedSpans(emphases, role, before).map((span): Span => {
    const isInsertion = start === end;
    const isWithin = isInsertion ? span.start < start && start < span.end : span.start <= start && end <= span.end;
    if (isWithin) return { start: span.start, end: span.end + shift };
    return {
      start: span.start < start ? span.start : span.start >= end ? span.start + shift : start + inserted,
      end: span.end <= start ? span.end : span.end >= end ? span.end + shift : start,
    };
  });
  return withSpans(emphases, role, after, moved);
}

/** Whether all of a part of a text is emphasised. */
export const isEmphasised = (spans: readonly Span[], { start, end }: Span): boolean =>
  spans.some((span) => span.start <= start && end <= span.end);

/** Emphasises a part of a text, or no longer if all of it is. Returns the emphases themselves if there would be too many. */
export function toggleEmphasis(emphases: readonly Emphasis[], role: TextRole, text: string, part: Span): readonly Emphasis[] {
  const spans = emphasisedSpans(emphases, role, text);
  const [chosen] = normalised([part], text);
  if (!chosen) return emphases;
  const toggled = isEmphasised(spans, chosen)
    ? spans.flatMap((span) => [
        { start: span.start, end: Math.min(span.end, chosen.start) },
        { start: Math.max(span.start, chosen.end), end: span.end },
      ])
    : [...spans, chosen];
  const others = emphases.filter((emphasis) => emphasis.role !== role);
  const isTooMany = others.length + normalised(toggled, text).length > EMPHASES_MAX;
  return isTooMany ? emphases : withSpans(emphases, role, text, toggled);
}
