/** An item of the bell, with the instant since which the reader can see it. */
export interface Markable {
  id: string;
  since: string;
}

/** The read items of a login: all items up to an instant, and some items since then. */
export interface ReadMarks {
  readUntil: string;
  readIds: readonly string[];
}

export const NOTHING_READ: ReadMarks = { readUntil: '1970-01-01T00:00:00.000Z', readIds: [] };

export const isRead = ({ id, since }: Markable, { readUntil, readIds }: ReadMarks): boolean =>
  Date.parse(since) <= Date.parse(readUntil) || readIds.includes(id);

export const unreadOf = <T extends Markable>(items: readonly T[], marks: ReadMarks): T[] => items.filter((item) => !isRead(item, marks));

const latestOf = (items: readonly Markable[], earliest: string): string =>
  items.reduce((latest, { since }) => (Date.parse(since) > Date.parse(latest) ? since : latest), earliest);

/**
 * Returns the marks after some or all items were read, and the items that were unread before. `items`: all items that the login sees; marks
 * of other items are dropped, so there are never more ids than items. The instant up to which everything is read is the instant of an item,
 * not the current time, so that items that are being published concurrently remain unread.
 */
export function markRead<T extends Markable>(
  marks: ReadMarks,
  items: readonly T[],
  wanted: readonly string[] | 'all',
): { marks: ReadMarks; newlyRead: T[] } {
  const unread = unreadOf(items, marks);
  const newlyRead = wanted === 'all' ? unread : unread.filter(({ id }) => wanted.includes(id));
  if (newlyRead.length === unread.length) return { marks: { readUntil: latestOf(items, marks.readUntil), readIds: [] }, newlyRead };
  const known = items.filter(({ id, since }) => marks.readIds.includes(id) && Date.parse(since) > Date.parse(marks.readUntil));
  const readIds = [...known, ...newlyRead].map(({ id }) => id);
  return { marks: { readUntil: marks.readUntil, readIds }, newlyRead };
}
