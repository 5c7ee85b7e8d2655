import * as z from 'zod';
import { day } from '#shared/model/fields.ts';
import { Language } from '#shared/model/language.ts';
import { EntryState } from '#shared/model/visitors/form-entry.ts';
import { MemberState } from '#shared/model/visitors/site-member.ts';
import { defineFilter, type FilterOf, sortFields, textField, valueField } from '#web/ui/list/list-filter.ts';

export const VisitorSort = z.enum(['created', 'email']);

/** Filter and order of a list; kept in the URL. `from` and `to` are days in Japanese time, both inclusive. */
const visitorFilter = <State extends string>(states: z.ZodType<State>) =>
  defineFilter({
    keyword: textField({ param: 'q' }),
    email: textField(),
    lang: valueField(Language),
    from: valueField(day()),
    to: valueField(day()),
    state: valueField(states),
    ...sortFields(VisitorSort, 'created'),
  });

export const entryFilter = visitorFilter(EntryState);
export const memberFilter = visitorFilter(MemberState);

export type EntryFilter = FilterOf<typeof entryFilter>;
export type MemberFilter = FilterOf<typeof memberFilter>;
/** The filter of a list. `State`: the states of the list's rows. */
export type VisitorFilter<State extends string = string> = FilterOf<ReturnType<typeof visitorFilter<State>>>;
