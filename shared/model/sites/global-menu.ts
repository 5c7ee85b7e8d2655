import * as z from 'zod';
import { ruleIssue, text, ulid } from '#shared/model/fields.ts';
import { basedOn } from '#shared/model/language-part.ts';
import { MENU_ITEMS_MAX, TEXT_MAX } from '#shared/model/limits.ts';
import { linkUrlField, checkLinkUrl } from '#shared/model/sites/link.ts';

/** An item of the global menu. An incomplete item can be saved, but not published. */
export const MenuItem = z
  .strictObject({ id: ulid(), name: text(TEXT_MAX.line), linkDestinationUrl: linkUrlField(), isInternalLink: z.boolean() })
  .superRefine(checkLinkUrl('linkDestinationUrl'));
export type MenuItem = z.infer<typeof MenuItem>;

/** The global menu of a site in one language. */
export const GlobalMenu = z.strictObject({
  items: z.array(MenuItem).refine((items) => items.length <= MENU_ITEMS_MAX, ruleIssue('too-many', { max: MENU_ITEMS_MAX })),
  basedOn: basedOn(),
});
export type GlobalMenu = z.infer<typeof GlobalMenu>;

export const EMPTY_MENU: GlobalMenu = { items: [], basedOn: null };
