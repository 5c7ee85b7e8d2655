import { decodeCursor } from '#functions/platform/base/cursor.ts';
import { RECORD_POSITION, type RecordFilter, type RecordQuery } from '#functions/visitors/store/list/query-records.ts';
import type { Language } from '#shared/model/language.ts';
import { endOfJapaneseDay, startOfJapaneseDay } from '#shared/rules/time/japanese-day.ts';

/** Filter and order, as the list endpoints accept them. */
export interface ListFilter {
  keyword?: string | undefined;
  email?: string | undefined;
  lang?: Language | undefined;
  from?: string | undefined;
  to?: string | undefined;
  state?: string | undefined;
  sort: 'created' | 'email';
  order: 'asc' | 'desc';
}

const toFilter = ({ keyword = '', email = '', lang, from, to, state }: ListFilter): RecordFilter => ({
  keyword,
  email,
  lang,
  state,
  from: from === undefined ? undefined : startOfJapaneseDay(from),
  until: to === undefined ? undefined : endOfJapaneseDay(to),
});

/** Returns the query after a position. */
export const recordQuery = (filter: ListFilter, { after, limit }: Pick<RecordQuery, 'after' | 'limit'>): RecordQuery => ({
  ...toFilter(filter),
  sort: filter.sort,
  descending: filter.order === 'desc',
  after,
  limit,
});

/** Returns the position of a cursor. Throws `invalid-input` for any other text. */
export const decodeRecordCursor = (cursor: string | undefined): string | undefined => decodeCursor(cursor, RECORD_POSITION);
