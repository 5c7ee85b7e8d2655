import { validateBodyTags } from '#shared/markup/tags/body-tags.ts';
import { validateHeadTags } from '#shared/markup/tags/head-tags.ts';
import type { FieldError } from '#shared/model/error.ts';

/** The two kinds of custom tags of a site. */
export const TAG_KINDS = ['headTags', 'bodyTags'] as const;
export type TagKind = (typeof TAG_KINDS)[number];

/** The field error of invalid tags, if any. The server checks it on every save, the editor while typing. */
export function validateTags(kind: TagKind, html: string): FieldError | undefined {
  const fault = kind === 'headTags' ? validateHeadTags(html) : validateBodyTags(html);
  return fault && { path: 'html', rule: kind === 'headTags' ? 'invalid-head-tags' : 'invalid-body-tags', params: { ...fault } };
}
