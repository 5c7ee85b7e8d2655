import { excerpt, type MarkupElement, type MarkupToken, tokenizeMarkup } from '#shared/markup/tags/markup-tokens.ts';

/** Why tags are refused. Each reason has a message that explains the correction. */
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
  | 'no-src'
  | 'not-https'
  | 'private-host'
  | 'address'
  | 'no-defer'
  | 'word';

/** The first violation in tags: its line, the beginning of the offending source, and the reason. */
export interface MarkupFault {
  line: number;
  found: string;
  reason: TagFaultReason;
}

/** The settings of a site that determine its allowed tags. */
export interface TagRules {
  /** Whether the site's tag manager switch is on. */
  tagManager: boolean;
}

/** The reason why a token is refused, and the text to show instead of its source. */
export interface Reason {
  reason: TagFaultReason;
  found?: string;
}

/** Returns the fault of a token of tags, if any. */
export type TokenCheck = (token: MarkupToken, rules: TagRules) => MarkupFault | undefined;

export const toFault = ({ line, found }: MarkupToken, fault: Reason): MarkupFault => ({
  line,
  found: excerpt(fault.found ?? found),
  reason: fault.reason,
});

/** Returns the first fault in the content of an element that browsers without scripts parse as markup. */
export function faultInside(
  { content, contentLine }: MarkupElement,
  check: (token: MarkupToken) => MarkupFault | undefined,
): MarkupFault | undefined {
  for (const token of tokenizeMarkup(content)) {
    const fault = check(token);
    if (fault) return { ...fault, line: contentLine + fault.line - 1 };
  }
  return undefined;
}

/** The reason for refusing a token that is not an element. */
export const NON_ELEMENT_REASON: Readonly<Record<Exclude<MarkupToken['kind'], 'element'>, TagFaultReason>> = {
  'end-tag': 'stray-end-tag',
  text: 'text',
  comment: 'comment',
  doctype: 'element',
  malformed: 'malformed',
};
