import type { StoredNews } from '#functions/store/site/site-news.ts';
import type { AuditEntry } from '#shared/model/account/audit.ts';

const FIELDS = ['title', 'content', 'contentUrl', 'state', 'startDate', 'endDate'] as const satisfies readonly (keyof StoredNews)[];

/** The changed fields for an audit entry; `undefined` before creation and after removal. Empty and absent are equal. */
export const newsChanges = (previous: StoredNews | undefined, next: StoredNews | undefined): AuditEntry['changes'] =>
  FIELDS.map((field) => ({ field, from: previous?.[field] || null, to: next?.[field] || null })).filter(({ from, to }) => from !== to);
