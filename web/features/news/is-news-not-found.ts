import { refusalOf } from '#web/lib/api/api-error.ts';

/** Whether an item or a site does not exist, or not for this login. */
export const isNewsNotFound = (error: unknown): boolean => ['not-found', 'invalid-input'].includes(refusalOf(error)?.code ?? '');
