import type { Language } from '#shared/model/language.ts';
import type { ConsoleMessage, PreviewMessage } from '#shared/model/preview/preview-messages.ts';
import { renewMediaAccess } from '#site-renderer/visitor/preview/renew-media-access.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';

/** Returns a part in percent of the whole, with two decimals, which are finer than a pixel of any screen. */
const percentOf = (part: number, whole: number): number => Math.min(100, Math.max(0, Math.round((part / whole) * 10_000) / 100));

/** Opens links to other origins in a new window, because the console's CSP allows only previews in its frame. */
function openElsewhere({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin === location.origin) return;
  link.target = '_blank';
  link.rel = 'noopener';
}

/**
 * Reports, in previews, the displayed sheet to the console's page around the frame and, while comments are placed, the pressed position.
 * `address` is the URL of the module; its query contains the revision and the console's origin. Messages are exchanged with this origin
 * only.
 */
export function start(
  { stage, language, onRest, slideTo }: Pick<Visit, 'stage' | 'language' | 'onRest' | 'slideTo'>,
  address: string = import.meta.url,
  page: Pick<Window, 'addEventListener' | 'postMessage'> & { parent: Pick<Window, 'postMessage'> } = globalThis.window,
): void {
  const query = new URL(address).searchParams;
  const [revision, consoleOrigin] = [query.get('revision') ?? '', query.get('console') ?? ''] as const;
  let current: HTMLElement | undefined;
  let isPlacing = false;
  stage.addEventListener('click', openElsewhere);
  renewMediaAccess();
  if (page.parent === page) return;

  const post = (message: PreviewMessage): void => page.parent.postMessage(message, consoleOrigin);
  const shown = ({ id }: HTMLElement) => ({ cell: id, language: language as Language, revision });

  const postSheet = (): void => {
    if (!current) return;
    const { left, top, width, height } = current.getBoundingClientRect();
    post({ preview: 'sheet', ...shown(current), area: { left, top, width, height } });
  };

  const onMessage = ({ origin, source, data }: MessageEvent<Partial<ConsoleMessage> | null>): void => {
    if (origin !== consoleOrigin || source !== page.parent || !data) return;
    if (data.preview === 'placing') {
      isPlacing = data.isOn === true;
      stage.style.cursor = isPlacing ? 'crosshair' : '';
    } else if (data.preview === 'show') slideTo(String(data.cell));
  };

  /** Runs before the sheet's handlers, so that no link is followed and no sheet moves while comments are placed. */
  const onPress = (event: MouseEvent): void => {
    if (!isPlacing || !current?.contains(event.target as Node)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { left, top, width, height } = current.getBoundingClientRect();
    const video = current.querySelector('video');
    post({
      preview: 'place',
      ...shown(current),
      x: percentOf(event.clientX - left, width),
      y: percentOf(event.clientY - top, height),
      second: video ? Math.floor(video.currentTime) : null,
    });
  };

  page.addEventListener('message', onMessage as EventListener);
  page.addEventListener('click', onPress as EventListener, { capture: true });
  page.addEventListener('resize', postSheet);
  page.addEventListener('pagehide', () => post({ preview: 'left' }));
  onRest((sheet) => {
    current = sheet;
    postSheet();
  });
}
