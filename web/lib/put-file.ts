interface FileTransfer {
  url: string;
  /** Exactly the headers the address was signed with. */
  headers: Readonly<Record<string, string>>;
  file: File;
  onProgress: (share: number) => void;
  signal?: AbortSignal;
}

const ATTEMPTS = 3;
const RETRY_MS = 1_000;

/** One PUT. XMLHttpRequest, since `fetch` does not tell how much it has sent. Resolves with the status, 0 where the connection broke. */
function put({ url, headers, file, onProgress, signal }: FileTransfer): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = (): void => {
      request.abort();
      reject(signal?.reason as Error);
    };
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve(request.status));
    request.addEventListener('error', () => resolve(0));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', giveUp));
    if (signal?.aborted) giveUp();
    else {
      signal?.addEventListener('abort', giveUp, { once: true });
      request.send(file);
    }
  });
}

/** Sends a file to its signed address, again where the connection broke or the storage stumbled. Answers whether it arrived. */
export async function putFile(transfer: FileTransfer): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const status = await put(transfer);
    if (status >= 200 && status < 300) return true;
    if (attempt === ATTEMPTS || (status !== 0 && status < 500)) return false;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS * attempt));
  }
}
