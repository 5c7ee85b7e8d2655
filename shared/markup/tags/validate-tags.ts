import { bodyTagFault } from '#shared/markup/tags/body-tags.ts';
import { headTagFault } from '#shared/markup/tags/head-tags.ts';
import type { MarkupFault, TagRules, TokenCheck } from '#shared/markup/tags/markup-fault.ts';
import { tokenizeMarkup } from '#shared/markup/tags/markup-tokens.ts';
import type { FieldError } from '#shared/model/error.ts';

/** The two kinds of custom tags of a site. */
export const TAG_KINDS = ['headTags', 'bodyTags'] as const;
export type TagKind = (typeof TAG_KINDS)[number];

export const TAG_CHECKS: Readonly<Record<TagKind, TokenCheck>> = { headTags: headTagFault, bodyTags: bodyTagFault };

/** Returns the first violation in tags, if any. */
export function findTagFault(kind: TagKind, html: string, rules: TagRules): MarkupFault | undefined {
  for (const token of tokenizeMarkup(html)) {
    const fault = TAG_CHECKS[kind](token, rules);
    if (fault) return fault;
  }
  return undefined;
}

/** Returns the field error of invalid tags, if any. The server checks tags on every save, the editor while typing. */
export function validateTags(kind: TagKind, html: string, rules: TagRules): FieldError | undefined {
  const fault = findTagFault(kind, html, rules);
  return fault && { path: 'html', rule: kind === 'headTags' ? 'invalid-head-tags' : 'invalid-body-tags', params: { ...fault } };
}
