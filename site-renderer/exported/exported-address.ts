import { pageKey } from '#shared/rules/sites/site-file-keys.ts';

/** What the addresses in the files of an exported site depend on. */
export interface ExportedSite {
  siteId: string;
  /** The public origin of the site, without a trailing slash. */
  origin: string;
  /** The names of all files in the archive. */
  names: ReadonlySet<string>;
}

const INDEX = 'index.html';

/** Returns the path from a folder of the archive to a file. Folders are at the root, `''`, or directly below it. */
function relativePath(folder: string, name: string): string {
  if (folder === '') return `./${name}`;
  const inFolder = `${folder}/`;
  return name.startsWith(inFolder) ? `./${name.slice(inFolder.length)}` : `../${name}`;
}

/**
 * Returns the address by which a file in `folder` names a path of the site: relative, so that the site works below any address of
 * any host. A path that the archive does not contain, such as a form, is an address of the published site. Other addresses are unchanged.
 */
export function exportedAddress({ siteId, origin, names }: ExportedSite, folder: string, address: string): string {
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address === origin ? '/' : address;
  if (!path.startsWith('/') || path.startsWith('//')) return address;
  const [, place = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const file = place.slice(1);
  if (names.has(file)) return relativePath(folder, file) + rest;
  const page = pageKey(siteId, place).slice(siteId.length + 1);
  if (!names.has(page)) return origin + path;
  const to = relativePath(folder, page);
  return (to.endsWith(`/${INDEX}`) ? to.slice(0, -INDEX.length) : to) + rest;
}

/** Whether the archive has no file of this address, which `exportedAddress` has returned. */
export const isOutside = ({ origin }: Pick<ExportedSite, 'origin'>, address: string): boolean => address.startsWith(origin);
