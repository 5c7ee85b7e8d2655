/**
 * The pictures that this page holds itself, by media id. They are shown from here instead of from the server, so that a picture the user
 * just added is visible immediately and does not flicker when its upload ends. Kept until the page is closed.
 */
const addresses = new Map<string, string>();

/** Shows the picture of this media id from `address`, an object URL. */
export const holdPicture = (mediaId: string, address: string): void => void addresses.set(mediaId, address);

/** Returns the object URL of a picture that the page holds. */
export const heldPicture = (mediaId: string): string | undefined => addresses.get(mediaId);

/** Drops a picture that was never uploaded, and frees its memory. */
export function releasePicture(mediaId: string): void {
  const address = addresses.get(mediaId);
  addresses.delete(mediaId);
  if (address !== undefined && ![...addresses.values()].includes(address)) URL.revokeObjectURL(address);
}
