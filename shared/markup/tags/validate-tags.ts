import { validateBodyTags } from '#shared/markup/tags/body-tags.ts';
import { validateHeadTags } from '#shared/markup/tags/head-tags.ts';
import type { FieldError } from '#shared/model/error.ts';

/** The two places of a page that tags are brought along to. */
export const TAG_KINDS = ['headTags', 'bodyTags'] as const;
export type TagKind = (typeof TAG_KINDS)[number];

/** What tags break, as the rule of their field. The server asks it on every save, the editor while one types. */
export function validateTags(kind: TagKind, html: string): FieldError | undefined {
  const fault = kind === 'headTags' ? validateHeadTags(html) : validateBodyTags(html);
  return fault && { path: 'html', rule: kind === 'headTags' ? 'invalid-head-tags' : 'invalid-body-tags', params: { ...fault } };
}
