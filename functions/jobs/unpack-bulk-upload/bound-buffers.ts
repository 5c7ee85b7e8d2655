import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Buffers that may be unreachable but not freed yet, in bytes. */
const BUFFERS_MAX_BYTES = 96 * 2 ** 20;

/**
 * Frees unreachable buffers once they are many. They lie outside the heap, which hardly grows while an archive of 1 GB passes through
 * in pieces: the peak of memory does not depend on when the engine would free them by itself.
 */
export function createBufferBound(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  return () => {
    if (process.memoryUsage().arrayBuffers > BUFFERS_MAX_BYTES) collect();
  };
}
