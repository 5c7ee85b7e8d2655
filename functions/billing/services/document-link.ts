import type { ArchivedFile } from '#functions/billing/store/invoice-document-store.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';

/** How long links to documents and exports are valid, in seconds. */
export const LINK_SECONDS = 120;

interface DocumentLink {
  url: string;
  fileName: string;
  sha256: string;
  bytes: number;
}

/** Returns a short-lived link to an archived document, which is downloaded under `fileName`; `null` if there is no file yet. */
export async function documentLink(
  archive: Pick<ObjectStorage, 'signDownload'>,
  file: ArchivedFile | undefined,
  fileName: string,
): Promise<DocumentLink | null> {
  if (!file) return null;
  const url = await archive.signDownload({ key: file.key, fileName, expiresInSeconds: LINK_SECONDS });
  return { url, fileName, sha256: file.sha256, bytes: file.bytes };
}
