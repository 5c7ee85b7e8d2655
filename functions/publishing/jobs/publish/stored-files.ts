import type { StoredObject } from '#functions/platform/gateways/object-storage.ts';

/** Objects under a prefix, by key. */
export type Listing = ReadonlyMap<string, StoredObject>;

/** The stored files of a site when a round begins. */
export interface StoredFiles {
  /** Files in the public bucket. */
  site: Listing;
  /** Copies for members of the site, in the private bucket. */
  members: Listing;
}

/** The keys that the public state uses. */
export interface UsedKeys {
  site: ReadonlySet<string>;
  members: ReadonlySet<string>;
  /** Public keys of media that only members may see now. They must not remain in the public bucket. */
  membersOnly: ReadonlySet<string>;
}

export const NO_USED_KEYS: UsedKeys = { site: new Set(), members: new Set(), membersOnly: new Set() };
