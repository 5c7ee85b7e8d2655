/** A pass over all shards of a stream. */
export interface StreamPass {
  /** Whether the pass found no record. */
  isIdle: boolean;
  /** Whether the pass delivered records. */
  hasDelivered: boolean;
}

/** Detects when a poller has delivered all records of its stream. */
export class StreamProgress {
  readonly #watchers = new Set<(pass: StreamPass) => void>();
  /** Shortens the poller's pauses between passes. */
  isHurried = false;

  passed(pass: StreamPass): void {
    for (const watch of this.#watchers) watch(pass);
  }

  /** Resolves after a pass that began after this call and found no record; `true` if records were delivered in the meantime. */
  drained(): Promise<boolean> {
    return new Promise((resolve) => {
      // The current pass may have read a shard before this call.
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
