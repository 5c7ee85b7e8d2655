import type { Upload } from '#shared/api-contract/endpoints/media.ts';
import { putPart } from '#web/lib/upload/put-part.ts';
import { connectionLostError, isConnectionLost, retryThroughOutages } from '#web/lib/upload/retry-through-outages.ts';

interface FileTransfer {
  file: File;
  /** What of the file is to be sent, and where. */
  upload: Upload;
  /** Asks which parts are missing now, with addresses that have not expired. */
  renew: () => Promise<Upload>;
  /** Share of the file's bytes that have been sent, 0 to 1. */
  onProgress: (share: number) => void;
  onPause?: (() => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** Times to ask for fresh addresses: enough for an hour and more on the slowest line. */
const RENEWALS = 5;

/** Whether one part has arrived, `expired` where its address has. */
async function partSent({ file, onProgress, onPause, signal }: FileTransfer, { parts, headers }: Upload): Promise<boolean | 'expired'> {
  const [part] = parts;
  if (!part) return true;
  const before = file.size - parts.reduce((missing, { size }) => missing + size, 0);
  const put = async (): Promise<number> => {
    const status = await putPart({
      url: part.url,
      headers,
      content: part.size === file.size ? file : file.slice(part.start, part.start + part.size),
      onProgress: (sent) => onProgress((before + Math.min(sent, part.size)) / file.size),
      signal,
    });
    if (status === 0 || status >= 500) throw connectionLostError();
    return status;
  };
  try {
    const status = await retryThroughOutages(put, { signal, onPause });
    return status === 403 ? 'expired' : status >= 200 && status < 300;
  } catch (error) {
    if (isConnectionLost(error)) return false;
    throw error;
  }
}

/**
 * Sends a file to its signed addresses, part by part. A connection that breaks is waited for and costs the part under way
 * at most. Answers whether all of it has arrived.
 */
export async function sendFile(transfer: FileTransfer): Promise<boolean> {
  const { renew, onPause, signal } = transfer;
  let { upload } = transfer;
  for (let renewals = 0; upload.parts.length > 0;) {
    const isSent = await partSent(transfer, upload);
    if (isSent === true) upload = { ...upload, parts: upload.parts.slice(1) };
    else if (isSent === false || renewals === RENEWALS) return false;
    else {
      // The address has expired while it waited for its turn, or for a connection.
      renewals += 1;
      upload = await retryThroughOutages(renew, { signal, onPause });
    }
  }
  return true;
}
