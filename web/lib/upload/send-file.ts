import type { Upload } from '#shared/api-contract/endpoints/media.ts';
import { putPart } from '#web/lib/upload/put-part.ts';
import { connectionLostError, isConnectionLost, retryThroughOutages } from '#web/lib/upload/retry-through-outages.ts';

/** The missing parts of a file with their signed URLs. */
type MissingParts = Pick<Upload, 'parts' | 'headers'>;

interface FileTransfer {
  file: File;
  upload: MissingParts;
  /** Requests the parts that are still missing, with fresh URLs. */
  renew: () => Promise<MissingParts>;
  /** Called with the fraction of the file's bytes that has been sent, 0 to 1. */
  onProgress: (share: number) => void;
  onPause?: (() => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** The maximum number of renewals of expired URLs; sufficient for more than an hour on the slowest connection. */
const MAX_RENEWALS = 5;

/** Sends the first missing part. Returns whether the part has arrived; `expired` if its URL has expired. */
async function sendNextPart(
  { file, onProgress, onPause, signal }: FileTransfer,
  { parts, headers }: MissingParts,
): Promise<boolean | 'expired'> {
  const [part] = parts;
  if (!part) return true;
  const sentBefore = file.size - parts.reduce((missing, { size }) => missing + size, 0);
  const put = async (): Promise<number> => {
    const status = await putPart({
      url: part.url,
      headers,
      content: part.size === file.size ? file : file.slice(part.start, part.start + part.size),
      onProgress: (sent) => onProgress((sentBefore + Math.min(sent, part.size)) / file.size),
      signal,
    });
    if (status === 0 || status >= 500) throw connectionLostError();
    return status;
  };
  try {
    const status = await retryThroughOutages(put, { signal, onPause });
    // 412: the storage already has the part from an earlier attempt whose response was lost.
    return status === 403 ? 'expired' : status === 412 || (status >= 200 && status < 300);
  } catch (error) {
    if (isConnectionLost(error)) return false;
    throw error;
  }
}

/**
 * Sends a file to its signed URLs, part by part; returns whether all of it has arrived. A lost connection costs at most the
 * part that was being sent.
 */
export async function sendFile(transfer: FileTransfer): Promise<boolean> {
  const { renew, onPause, signal } = transfer;
  let { upload } = transfer;
  for (let renewals = 0; upload.parts.length > 0;) {
    const isSent = await sendNextPart(transfer, upload);
    if (isSent === true) upload = { ...upload, parts: upload.parts.slice(1) };
    else if (isSent === false || renewals === MAX_RENEWALS) return false;
    else {
      // The URL has expired while the file waited in the queue or for a connection.
      renewals += 1;
      upload = await retryThroughOutages(renew, { signal, onPause });
    }
  }
  return true;
}
