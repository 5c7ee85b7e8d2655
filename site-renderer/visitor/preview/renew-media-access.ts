/**
 * The interval of renewals in milliseconds: less than half of the duration of the right (`MEDIA_RIGHT_MS`), after which a response renews
 * the right.
 */
const RENEW_MS = 100_000;

interface Page extends Pick<Window, 'addEventListener' | 'setInterval' | 'location'> {
  document: Pick<Document, 'addEventListener' | 'visibilityState'>;
  fetch: (address: string) => Promise<unknown>;
}

/**
 * Renews, in previews, the right to see the site's media while the page is visible, and reloads a picture or video that failed because the
 * right had expired. Any call to the preview renews the right; the request for active popups is small.
 */
export function renewMediaAccess(page: Page = globalThis.window): void {
  const [siteId = ''] = page.location.hostname.split('.');
  const failed = new WeakSet<EventTarget>();
  let renewal: Promise<unknown> | undefined;

  const renew = (): Promise<unknown> => {
    renewal ??= page
      .fetch(`/api/v1/end-user/site/${siteId}/popups`)
      .catch(() => undefined)
      .finally(() => {
        renewal = undefined;
      });
    return renewal;
  };
  const renewIfSeen = (): void => {
    if (page.document.visibilityState === 'visible') void renew();
  };

  page.setInterval(renewIfSeen, RENEW_MS);
  page.document.addEventListener('visibilitychange', renewIfSeen);
  page.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement || target instanceof HTMLVideoElement)) return;
      if (!target.currentSrc.includes('/media/') || failed.has(target)) return;
      failed.add(target);
      // Setting the same address reloads the element.
      const { src } = target;
      void renew().then(() => (target.src = src));
    },
    { capture: true },
  );
}
