import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { SiteErasures } from '#functions/visitors/services/erasure/site-erasures.ts';

interface GuardedFile {
  erasuresOf: (siteId: string) => Promise<SiteErasures>;
  files: Pick<ObjectStorage, 'remove'>;
  /** The sites whose visitors the file contains. */
  siteIds: readonly string[];
  key: string;
}

/** The error that fails the attempt, because the file may contain the person who is being erased. The next attempt rewrites the file. */
class ErasureInterferes extends Error {
  constructor() {
    super('A person is erased while the file is written');
    this.name = 'ErasureInterferes';
  }
}

/**
 * Writes a file with visitor data so that it does not survive the erasure of a person whom it may contain. A running erasure fails
 * the attempt. If an erasure begins during the write, the attempt also deletes the file. An erasure that begins later deletes the file
 * itself.
 */
export async function writeUnlessErased({ erasuresOf, files, siteIds, key }: GuardedFile, write: () => Promise<void>): Promise<void> {
  const begun = new Map<string, number>();
  for (const siteId of siteIds) {
    const erasures = await erasuresOf(siteId);
    if (erasures.isRunning) throw new ErasureInterferes();
    begun.set(siteId, erasures.begun);
  }
  await write();
  for (const [siteId, before] of begun) {
    if ((await erasuresOf(siteId)).begun === before) continue;
    await files.remove([key]);
    throw new ErasureInterferes();
  }
}
