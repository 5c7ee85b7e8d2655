import type { LiveContent } from '#functions/domain/published-site/live-content.ts';
import { requiredPart } from '#functions/domain/site/part-source.ts';

/**
 * The cell that a form names as the one that led to it, if the live revision has a sheet there; else `null`. A cell never refuses a
 * form: the site may have changed since the visitor saw the sheet. One read if a cell is named.
 */
export async function leadingCell({ read }: Pick<LiveContent, 'read'>, cell: string | undefined): Promise<string | null> {
  if (cell === undefined) return null;
  const { cells } = requiredPart(await read(['grid']), 'grid');
  return Object.hasOwn(cells, cell) ? cell : null;
}
