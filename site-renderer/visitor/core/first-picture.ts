/** Milliseconds after which a picture that is still loading no longer delays the rest of the page. */
const PATIENCE_MS = 4_000;

/**
 * Resolves when the picture of the sheet in the page can be painted or has failed, immediately if there is none; never rejects. The
 * rest of the runtime starts then, so that the picture does not share the connection and no tag of the owner delays it.
 */
export function firstPicture(stage: HTMLElement): Promise<unknown> {
  const decoded = stage
    .querySelector<HTMLImageElement>('.sheet img')
    ?.decode()
    .catch(() => undefined);
  return Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
