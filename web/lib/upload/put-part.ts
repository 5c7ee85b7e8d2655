interface PartTransfer {
  url: string;
  /** Exactly the headers the address was signed with. */
  headers: Readonly<Record<string, string>>;
  content: Blob;
  /** Bytes of this part that have been sent. */
  onProgress: (sent: number) => void;
  signal?: AbortSignal | undefined;
}

/** One PUT. XMLHttpRequest, since `fetch` does not tell how much it has sent. Resolves with the status, 0 where the connection broke. */
export function putPart({ url, headers, content, onProgress, signal }: PartTransfer): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = (): void => {
      request.abort();
      reject(signal?.reason as Error);
    };
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    request.addEventListener('load', () => resolve(request.status));
    request.addEventListener('error', () => resolve(0));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', giveUp));
    if (signal?.aborted) giveUp();
    else {
      signal?.addEventListener('abort', giveUp, { once: true });
      request.send(content);
    }
  });
}
