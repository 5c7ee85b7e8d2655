/** A pass over all shards of a stream. */
export interface StreamPass {
  /** Whether it found no record. */
  isIdle: boolean;
  /** Whether it delivered some. */
  hasDelivered: boolean;
}

/** Detects when a poller has delivered everything that is in its stream. */
export class StreamProgress {
  readonly #watchers = new Set<(pass: StreamPass) => void>();
  /** Shortens the poller's pauses between passes. */
  isHurried = false;

  passed(pass: StreamPass): void {
    for (const watch of this.#watchers) watch(pass);
  }

  /** Resolves after a pass that began after this call and found nothing; `true` if records were delivered until then. */
  drained(): Promise<boolean> {
    return new Promise((resolve) => {
      // The running pass may have read a shard already.
      let isWhole = false;
      let hasDelivered = false;
      const watch = (pass: StreamPass): void => {
        hasDelivered ||= pass.hasDelivered;
        if (isWhole && pass.isIdle) {
          this.#watchers.delete(watch);
          resolve(hasDelivered);
        }
        isWhole = true;
      };
      this.#watchers.add(watch);
    });
  }
}
