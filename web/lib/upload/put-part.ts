interface PartTransfer {
  url: string;
  /** The headers of the request: exactly the headers with which the URL was signed. */
  headers: Readonly<Record<string, string>>;
  content: Blob;
  /** Called with the number of bytes of this part that have been sent. */
  onProgress: (sent: number) => void;
  signal?: AbortSignal | undefined;
}

/**
 * PUTs one part; resolves to the HTTP status, or 0 if the connection broke. Uses XMLHttpRequest, because `fetch` reports no upload
 * progress.
 */
export function putPart({ url, headers, content, onProgress, signal }: PartTransfer): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = (): void => {
      request.abort();
      reject(signal?.reason as Error);
    };
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    request.addEventListener('load', () => resolve(request.status));
    request.addEventListener('error', () => resolve(0));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    if (signal?.aborted) abort();
    else {
      signal?.addEventListener('abort', abort, { once: true });
      request.send(content);
    }
  });
}
