import * as z from 'zod';
import type { FormKind } from '#shared/model/form/form-field.ts';

/** The lists of a site, in the order of the tabs: each shows what one of its forms received. */
export const LIST_KINDS = ['contact', 'homepage'] as const satisfies readonly FormKind[];
export const ListKind = z.enum(LIST_KINDS);
export type ListKind = z.infer<typeof ListKind>;
