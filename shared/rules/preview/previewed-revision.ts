import type { ScheduledPublication } from '#shared/model/publishing/publication.ts';

interface PreviewedSite {
  working: string;
  scheduled?: readonly Pick<ScheduledPublication, 'at' | 'visibility' | 'revision'>[];
}

interface PreviewChoice {
  revision?: string | undefined;
  at?: string | undefined;
}

/**
 * Returns the revision that a preview shows: the chosen revision; otherwise, if an instant is given, the result of the last
 * scheduled publication up to it, `undefined` if that unpublishes the site; otherwise the working revision.
 */
export function previewedRevision({ working, scheduled = [] }: PreviewedSite, { revision, at }: PreviewChoice): string | undefined {
  if (revision !== undefined) return revision;
  if (at === undefined) return working;
  const until = Date.parse(at);
  const last = scheduled
    .filter((one) => Date.parse(one.at) <= until)
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .at(-1);
  if (!last) return working;
  return last.visibility === 'private' ? undefined : (last.revision ?? working);
}
