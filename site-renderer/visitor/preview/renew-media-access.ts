/** Less than half of the time that the right lasts (`MEDIA_RIGHT_MS`): an answer renews it from then on. */
const RENEW_MS = 100_000;

interface Page extends Pick<Window, 'addEventListener' | 'setInterval' | 'location'> {
  document: Pick<Document, 'addEventListener' | 'visibilityState'>;
  fetch: (address: string) => Promise<unknown>;
}

/**
 * In previews: keeps the right to see the site's media while the page is seen, and loads a picture or video again that failed because
 * the right was lost in the meantime. Any call to the preview renews it; the active popups are a small one.
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
      // The same address loads again when it is set again.
      const { src } = target;
      void renew().then(() => (target.src = src));
    },
    { capture: true },
  );
}
