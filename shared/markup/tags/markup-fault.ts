import type { MarkupToken } from '#shared/markup/tags/markup-tokens.ts';

/** Why tags are refused, so that a sentence can say what to do. */
export type TagFaultReason =
  | 'malformed'
  | 'unclosed'
  | 'stray-end-tag'
  | 'element'
  | 'text'
  | 'comment'
  | 'refresh'
  | 'policy'
  | 'inline-code'
  | 'attribute'
  | 'address'
  | 'no-defer'
  | 'word';

/** The first thing in tags that may not be there: its line, how it begins, and why. */
export interface MarkupFault {
  line: number;
  found: string;
  reason: TagFaultReason;
}

/** Why what is no element is refused where only elements may stand. */
export const NON_ELEMENT_REASON: Readonly<Record<Exclude<MarkupToken['kind'], 'element'>, TagFaultReason>> = {
  'end-tag': 'stray-end-tag',
  text: 'text',
  comment: 'comment',
  doctype: 'element',
  malformed: 'malformed',
};
