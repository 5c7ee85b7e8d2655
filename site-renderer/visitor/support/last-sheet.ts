import { attempt } from '#site-renderer/visitor/core/attempt.ts';

const KEY = 'sheet';

/** Stores the cell of the current sheet for this tab, so that a form can name the sheet from which it was opened. */
export const saveLastSheet = (cell: string): void => attempt(() => sessionStorage.setItem(KEY, cell));
/** Returns the cell of the sheet that the visitor saw last in this tab; `undefined` if there is none, or without access to storage. */
export const lastSheet = (): string | undefined => attempt(() => sessionStorage.getItem(KEY)) ?? undefined;
