import type { Key } from '#functions/store/engine/table.ts';

export const siteKey = (id: string): Key => ({ pk: `SITE#${id}`, sk: 'SITE' });
