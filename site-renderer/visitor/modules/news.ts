import type { NewsData } from '#shared/model/news/visitor-news.ts';
import type { Language } from '#shared/model/language.ts';
import { closedIds } from '#site-renderer/visitor/support/closed-ids.ts';
import { RECALL, SEEN } from '#site-renderer/visitor/layers/arrange-layers.ts';
import { newsAddress } from '#site-renderer/visitor/core/visit-addresses.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';

/** The time in milliseconds for which an item is shown before the next item replaces it automatically. */
const TURN_MS = 8_000;

type BarElements = [
  HTMLImageElement,
  Element,
  Element,
  HTMLAnchorElement,
  HTMLAnchorElement,
  HTMLButtonElement,
  HTMLButtonElement,
  HTMLButtonElement,
  HTMLButtonElement,
];

/**
 * Shows news that the visitor has not closed in the page's bar (`NewsBar`), one item at a time. The bar is a strip, which leaves its
 * place to more important layers (`arrangeLayers`); a tap opens it until the next sheet. A closed item is not shown again on this
 * device. Automatic turns stop for visitors who prefer reduced motion, while paused, while the bar is open, and while it has the pointer
 * or the focus. Returns a function that stops everything.
 */
export function showNews(
  visit: Pick<Visit, 'stage' | 'report' | 'arrange'> & { onRest: (listener: () => void) => void },
  { news, styles }: NewsData,
): () => void {
  const { stage } = visit;
  const bar = stage.querySelector<HTMLElement>('.news');
  const closed = closedIds(() => localStorage, 'closed-news');
  const waiting = news.filter(({ id }) => !closed.has(id));
  let timer: ReturnType<typeof setInterval> | undefined;
  if (!bar || !waiting[0]) return () => undefined;
  stage.insertAdjacentHTML('beforeend', `<style>${styles}</style>`);
  const [image, title, content, link, all, unfold, hold, next, close] = bar.children as unknown as BarElements;
  const live = bar.parentElement as HTMLElement;
  const reported = new Set<string>();
  const report = (action: string): void => visit.report?.('n', action, waiting[0]?.id);
  const isCalm = matchMedia('(prefers-reduced-motion)').matches;

  const isFolded = (): boolean => bar.classList.contains('strip');
  const fold = (becomesFolded: boolean): void => {
    bar.classList.toggle('strip', becomesFolded);
    visit.arrange?.();
  };
  bar.addEventListener(SEEN, () => {
    const { id } = waiting[0] ?? {};
    if (id === undefined || reported.has(id)) return;
    reported.add(id);
    report('s');
  });

  const show = (): void => {
    const [item] = waiting;
    bar.hidden = !item;
    hold.hidden = isCalm || waiting.length < 2;
    next.hidden = waiting.length < 2;
    if (!item) return visit.arrange?.();
    image.hidden = !item.image;
    if (item.image) image.src = item.image.src;
    title.textContent = item.title;
    content.textContent = item.content;
    link.href = item.contentUrl;
    link.hidden = !item.contentUrl;
    return visit.arrange?.();
  };

  const turn = (): void => {
    waiting.push(...waiting.splice(0, 1));
    show();
  };

  const open = (): void => {
    fold(false);
    // The focused button is hidden now.
    (link.hidden ? all : link).focus({ preventScroll: true });
  };
  unfold.onclick = open;
  bar.addEventListener(RECALL, open);
  bar.onkeydown = (event) => {
    if (event.key !== 'Escape' || isFolded()) return;
    event.preventDefault();
    fold(true);
    (bar.matches('.away') ? stage.querySelector<HTMLElement>('.recall') : unfold)?.focus({ preventScroll: true });
  };
  visit.onRest(() => !isFolded() && fold(true));
  next.onclick = () => {
    live.ariaLive = 'polite';
    turn();
  };
  hold.onclick = () => {
    hold.ariaPressed = `${hold.ariaPressed !== 'true'}`;
  };
  link.onclick = () => report('c');
  close.onclick = () => {
    report('x');
    closed.add(waiting.shift()?.id ?? '');
    live.ariaLive = 'polite';
    show();
    // Moves the focus, because the bar is hidden together with the focused button.
    if (bar.hidden) stage.querySelector<HTMLElement>('.grid')?.focus({ preventScroll: true });
  };
  if (!isCalm)
    timer = setInterval(() => {
      if (waiting.length < 2 || hold.ariaPressed === 'true' || document.hidden || bar.matches(':not(.strip),:hover,:focus-within')) return;
      // Automatic turns do not interrupt screen readers.
      live.ariaLive = 'off';
      turn();
    }, TURN_MS);
  show();
  return () => clearInterval(timer);
}

/** Fetches the current news of the page's language, which the job `news` keeps up to date. */
export function start(visit: Pick<Visit, 'stage' | 'language' | 'report' | 'onRest' | 'arrange'>): void {
  const ask = async (): Promise<void> => {
    const response = await fetch(newsAddress(visit.language as Language), { priority: 'low' });
    if (response.ok) showNews(visit, (await response.json()) as NewsData);
  };
  // If the request fails, the page shows no news.
  if (visit.stage.querySelector('.news')) ask().catch(() => undefined);
}
