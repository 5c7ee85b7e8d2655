/**
 * Object URLs of pictures that the user has added, by media id. They are shown instead of the server's URLs, so that an added picture is
 * visible immediately and does not flicker when its upload ends. Kept until the page is closed.
 */
const addresses = new Map<string, string>();

/** Makes `mediaUrl` return `address`, an object URL, for a media id. */
export const holdPicture = (mediaId: string, address: string): void => void addresses.set(mediaId, address);

/** Returns the object URL of an added picture; `undefined` for any other picture. */
export const heldPicture = (mediaId: string): string | undefined => addresses.get(mediaId);

/** Removes an added picture that was never uploaded, and frees its memory. */
export function releasePicture(mediaId: string): void {
  const address = addresses.get(mediaId);
  addresses.delete(mediaId);
  if (address !== undefined && ![...addresses.values()].includes(address)) URL.revokeObjectURL(address);
}
