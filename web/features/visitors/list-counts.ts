import type { ResponseOf } from '#shared/api-contract/endpoint.ts';
import type { apiContract } from '#shared/api-contract/api-contract.ts';
import type { EntryState } from '#shared/model/visitors/form-entry.ts';
import type { ListKind } from '#web/features/visitors/list-kind.ts';

/** The site, and the number of its members, contacts and form entries by state. */
export type Counts = ResponseOf<(typeof apiContract)['siteMember']['counts']>;

/** Returns whether a list without a state filter omits rows of a state. */
const isHidden = (kind: ListKind, state: string): boolean => kind !== 'membership' && state === ('spam' satisfies EntryState);

/** Returns the number of rows of a list that have a state; for `null`, the number of rows without a state filter. */
export const listCount = (counts: Counts, kind: ListKind, state: string | null): number =>
  Object.entries(counts[kind])
    .filter(([name]) => (state === null ? !isHidden(kind, name) : name === state))
    .reduce((total, [, count]) => total + count, 0);

/** Returns the number of entries that have not been worked on; 0 for members. */
export const unreadCount = (counts: Counts, kind: ListKind): number => (kind === 'membership' ? 0 : counts[kind].new);
