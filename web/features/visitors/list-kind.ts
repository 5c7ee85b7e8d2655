import * as z from 'zod';
import { FORM_KINDS, type FormKind } from '#shared/model/forms/form-field.ts';

/** The lists of a site, in the order of the tabs. Each list shows the entries of one form of the site. */
export const LIST_KINDS = ['membership', 'contact', 'homepage'] as const satisfies readonly FormKind[];
export const ListKind = z.enum(FORM_KINDS);
export type ListKind = z.infer<typeof ListKind>;

/** The lists of entries with a work state; members have other states. */
export type EntryKind = Exclude<ListKind, 'membership'>;
