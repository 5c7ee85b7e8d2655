import type { StoredNews } from '#functions/store/site/site-news.ts';
import type { AuditEntry } from '#shared/model/account/audit.ts';

const FIELDS = ['title', 'content', 'contentUrl', 'startDate', 'endDate'] as const satisfies readonly (keyof StoredNews)[];

/** What the audit log says of news that were (`previous`), are (`next`), or both; empty and absent are the same. */
export const newsChanges = (previous: StoredNews | undefined, next: StoredNews | undefined): AuditEntry['changes'] =>
  FIELDS.map((field) => ({ field, from: previous?.[field] || null, to: next?.[field] || null })).filter(({ from, to }) => from !== to);
