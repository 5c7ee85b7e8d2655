import type * as z from 'zod';
import { ruleIssue, text } from '#shared/model/fields.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { destinationFault } from '#shared/model/sites/destination.ts';

/**
 * The names of the URL fields of links. The value is a web address, `tel:` or `mailto:`, or with `isInternalLink` a cell (`/B2`) or
 * page (`/contact`) of the site. Empty: no destination yet.
 */
export type LinkField = 'linkDestinationUrl' | 'linkButtonUrl' | 'linkUrl';

/** An object with a link, whose URL is in the field `F`. */
export type Link<F extends LinkField> = Record<F, string> & { isInternalLink: boolean };

export const linkUrlField = () => text(TEXT_MAX.url);

/** Refinement that adds an issue if the link is neither empty nor a valid destination. */
export const checkLinkUrl =
  <F extends LinkField>(field: F) =>
  (value: Link<F>, context: z.RefinementCtx): void => {
    const rule = destinationFault(value[field], value.isInternalLink);
    if (rule) context.addIssue({ code: 'custom', path: [field], ...ruleIssue(rule) });
  };
