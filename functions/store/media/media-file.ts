import type { Media, UploadType, Variant } from '#shared/model/media/media.ts';

/** A stored variant with the hash of its content; a picture's name where visitors fetch it is made of these. */
export interface MediaVariant extends Variant {
  hash: string;
  /** Its size; unknown of those stored before it was noted. */
  bytes?: number;
}

/** An uploaded file, from the request for an address until what shows it is cleared away. */
export interface MediaFile extends Media {
  type: UploadType;
  size: number;
  /** Storage's name for the transfer of a file that travels in parts. */
  transferId?: string;
  /** Who asked for the address. */
  loginId: string;
  ownerId: string;
  /** The owner and every account above it. */
  lineage: readonly string[];
  /** The first of the sites that may show it; empty until a site about to be created adopts it, and where an account shows it. */
  siteId: string;
  /** Further ones: copies of that site, and copies of those. */
  alsoIn?: ReadonlySet<string>;
  variants: readonly MediaVariant[];
  createdAt: string;
}
