import type * as z from 'zod';
import { ruleIssue, text } from '#shared/model/fields.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { destinationFault } from '#shared/rules/site/destination.ts';

/**
 * The address behind something pressed, under the names spec 3 gives it: a web address, or with `isInternalLink` a cell
 * (`/B2`) or a page (`/contact`) of the site. Empty: nowhere yet.
 */
export type LinkField = 'linkDestinationUrl' | 'linkButtonUrl' | 'linkUrl';

/** Something that leads somewhere, its address under one of those names. */
export type Link<F extends LinkField> = Record<F, string> & { isInternalLink: boolean };

export const linkUrlField = () => text(TEXT_MAX.url);

/** Refuses an address that is neither. */
export const checkLinkUrl =
  <F extends LinkField>(field: F) =>
  (value: Link<F>, context: z.RefinementCtx): void => {
    const rule = destinationFault(value[field], value.isInternalLink);
    if (rule) context.addIssue({ code: 'custom', path: [field], ...ruleIssue(rule) });
  };
