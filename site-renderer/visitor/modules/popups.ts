import type { ResponseOf } from '#shared/api-contract/endpoint.ts';
import type { endUser } from '#shared/api-contract/endpoints/end-user.ts';
import { applicantsText, countdownText } from '#shared/rules/popup/countdown-text.ts';
import { countdown } from '#shared/rules/popup/cta-period.ts';
import { closedIds } from '#site-renderer/visitor/support/closed-ids.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';
import { SECONDARY } from '#site-renderer/visitor/navigation/secondary-mouse-button.ts';
import { serverClock } from '#site-renderer/visitor/support/server-clock.ts';

type Answer = ResponseOf<typeof endUser.popups>;

const MINUTE_MS = 60_000;

/**
 * Shows the popups over the sheet a visitor is at, as long as they are in effect. Which are, the server is asked once; what
 * it said holds until their ends, and what the visitor closes stays closed.
 */
export function start({ stage, api, language, deeds, onRest }: Pick<Visit, 'stage' | 'api' | 'language' | 'deeds' | 'onRest'>): void {
  const closed = closedIds(() => sessionStorage, 'closed-popups');
  const idOf = (card: HTMLElement): string => card.dataset['popup'] ?? '';
  const cards = [...stage.querySelectorAll<HTMLElement>('[data-popup]')].filter((card) => !closed.has(idOf(card)));
  const { lang } = document.documentElement;
  let inEffect: Answer['popups'] = [];
  let clock: () => Date = () => new Date();
  let cell = '';
  let timer: ReturnType<typeof setTimeout>;

  /** Whoever was inside is not left nowhere. */
  const hide = (card: HTMLElement): void => {
    if (card.contains(document.activeElement)) stage.querySelector<HTMLElement>('.grid')?.focus({ preventScroll: true });
    card.hidden = true;
  };

  const tell = (card: HTMLElement, what: 'countdown' | 'applicants', text: (around: string) => string): void => {
    const place = card.querySelector<HTMLElement>(`[data-${what}]`);
    if (place) place.textContent = text(place.dataset[what] ?? '');
  };

  /** Brings a popup to what it is at this moment, and answers how long that holds. */
  const settle = (card: HTMLElement, now: Date): number => {
    const popup = inEffect.find(({ id }) => id === idOf(card) && !closed.has(id));
    const endDate = popup?.endsAt ?? null;
    const left = countdown({ endDate }, now);
    if (!popup || left === 'finished' || !card.matches(`[data-sheets~="${cell}"]`)) {
      hide(card);
      return Infinity;
    }
    tell(card, 'countdown', (around) => countdownText(left, around, lang));
    tell(card, 'applicants', (around) => (popup.applicants === null ? '' : applicantsText(popup.applicants, around, lang)));
    card.hidden = false;
    if (endDate === null) return Infinity;
    const leftMs = Date.parse(endDate) - now.getTime();
    // A whole minute still counts as such, the moment after it no more.
    return Math.min(leftMs, (leftMs % MINUTE_MS) + 1);
  };

  const refresh = (): void => {
    clearTimeout(timer);
    const now = clock();
    const next = Math.min(...cards.map((card) => settle(card, now)));
    if (next < Infinity) timer = setTimeout(refresh, next);
  };

  const close = (card: HTMLElement | undefined): void => {
    if (!card) return;
    closed.add(idOf(card));
    refresh();
  };

  const onClick = ({ target, button }: MouseEvent): void => {
    const card = (target as Element).closest<HTMLElement>('[data-popup]');
    if (!card || button === SECONDARY) return;
    if ((target as Element).closest('.popup-close')) close(card);
    else if ((target as Element).closest('a')) deeds.push({ kind: 'popup', id: idOf(card) });
  };

  const onKey = ({ key, defaultPrevented }: KeyboardEvent): void => {
    // What lies on top of everything takes the key by itself.
    if (key !== 'Escape' || defaultPrevented || document.activeElement?.closest('dialog')) return;
    const shown = cards.filter(({ hidden }) => !hidden);
    close(shown.find((card) => card.contains(document.activeElement)) ?? shown.at(-1));
  };

  async function ask(): Promise<void> {
    const response = await fetch(`${api}/popups?lang=${language}`, { credentials: 'omit', priority: 'low' });
    if (!response.ok) return;
    const { data } = (await response.json()) as { data: Answer };
    clock = serverClock(data.now);
    inEffect = data.popups;
    refresh();
  }

  // Out of reach: the site is as it is without popups.
  if (cards.length > 0) ask().catch(() => undefined);
  for (const type of ['click', 'auxclick'] as const) stage.addEventListener(type, onClick);
  addEventListener('keydown', onKey);

  onRest(({ id }) => {
    cell = id;
    refresh();
  });
}
