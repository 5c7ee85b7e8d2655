import { parseArgs } from 'node:util';

/** The parsed arguments of `npm run restore`. */
export type RestoreRequest =
  | { kind: 'table'; from: string; to: string; fromRegion: string | undefined }
  | { kind: 'objects'; bucket: string; at: Date };

export const RESTORE_USAGE = `npm run restore -- table <restored table> <live table> [--from-region <region>]
npm run restore -- objects <bucket> <time, such as 2026-11-23T14:00:00Z>`;

/** Parses the command line; `undefined` if invalid. A time must have a zone and be in the past. */
export function parseRestoreRequest(words: readonly string[], now: Date): RestoreRequest | undefined {
  const { positionals, values } = parseArgs({
    args: [...words],
    options: { 'from-region': { type: 'string' } },
    allowPositionals: true,
    strict: false,
  });
  const [kind, first, second, ...rest] = positionals;
  if (first === undefined || second === undefined || rest.length > 0) return undefined;
  if (kind === 'table' && first !== second) {
    const fromRegion = values['from-region'];
    return { kind, from: first, to: second, fromRegion: typeof fromRegion === 'string' ? fromRegion : undefined };
  }
  const isTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/.test(second);
  const at = new Date(isTime ? second : Number.NaN);
  return kind === 'objects' && at < now ? { kind, bucket: first, at } : undefined;
}
