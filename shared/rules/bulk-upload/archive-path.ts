import { toUnicodeForm } from '#shared/values/text/unicode-form.ts';

/** Names of files that macOS and Windows leave in archives, in lower case. */
const SYSTEM_FILES: ReadonlySet<string> = new Set(['thumbs.db', 'ehthumbs.db', 'desktop.ini']);

const segmentsOf = (path: string): string[] => path.split('/');

/** Returns the path with `/` between folders: some programs on Windows write `\`. */
export const archivePath = (name: string): string => toUnicodeForm(name.replaceAll('\\', '/'), 'NFC');

/** Whether an entry is a folder, or a file that no person put into the archive: hidden files, `__MACOSX`, thumbnails of Windows. */
export function isSystemFile(path: string): boolean {
  const segments = segmentsOf(path);
  const name = segments.at(-1) ?? '';
  return (
    name === '' ||
    SYSTEM_FILES.has(name.toLowerCase()) ||
    segments.some((segment) => segment === '__MACOSX' || (segment.startsWith('.') && segment !== '.' && segment !== '..'))
  );
}

/** Control characters, which no person types into a name. */
const CONTROL = /\p{Cc}/u;

/** Whether a path leads out of its archive or could: absolute, with a drive letter, or through `..`. */
export const isUnsafePath = (path: string): boolean =>
  path.startsWith('/') || /^[a-z]:/i.test(path) || segmentsOf(path).includes('..') || CONTROL.test(path);
