import type { MarkupToken } from '#shared/markup/tags/markup-tokens.ts';

/** Why tags are refused; each reason has a message that says what to do. */
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

/** The first violation in tags: its line, the beginning of the offending source, and the reason. */
export interface MarkupFault {
  line: number;
  found: string;
  reason: TagFaultReason;
}

/** The reason for refusing a token that is not an element. */
export const NON_ELEMENT_REASON: Readonly<Record<Exclude<MarkupToken['kind'], 'element'>, TagFaultReason>> = {
  'end-tag': 'stray-end-tag',
  text: 'text',
  comment: 'comment',
  doctype: 'element',
  malformed: 'malformed',
};
