import { attempt } from '#site-renderer/visitor/core/attempt.ts';

const KEY = 'sheet';

/** Stores the cell of the current sheet for this tab, so that a form can name the sheet it was opened from. */
export const saveLastSheet = (cell: string): void => attempt(() => sessionStorage.setItem(KEY, cell));
/** The cell of the sheet that the visitor saw last in this tab; `undefined` without one, or without access to storage. */
export const lastSheet = (): string | undefined => attempt(() => sessionStorage.getItem(KEY)) ?? undefined;
