import { parseCell } from '#shared/rules/sheet/cell.ts';
import { isSitePage } from '#shared/rules/site/site-page.ts';

/**
 * The key, in public storage, of what is found at an address of a site. Keys mirror addresses: a cell or a page beside the
 * sheets is a file of its name, everything else the home of a folder (`infra/edge/site-request.js` finds them the same way).
 */
export function pageKey(siteId: string, path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  const last = segments.at(-1);
  const isFile = last !== undefined && (parseCell(last) !== undefined || isSitePage(last));
  return [siteId, ...segments].join('/') + (isFile ? '.html' : '/index.html');
}
