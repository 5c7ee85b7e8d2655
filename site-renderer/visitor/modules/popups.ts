import type { ActivePopups } from '#shared/model/visitors/active-popup.ts';
import { applicantsText, countdownText } from '#shared/rules/popups/countdown-text.ts';
import { countdown } from '#shared/rules/popups/cta-period.ts';
import { closedIds } from '#site-renderer/visitor/support/closed-ids.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';
import { SECONDARY } from '#site-renderer/visitor/navigation/secondary-mouse-button.ts';
import { serverClock } from '#site-renderer/visitor/support/server-clock.ts';

const MINUTE_MS = 60_000;

/**
 * Shows the active popups of the current sheet. One request returns the active popups, and each remains active until its end; the popups of
 * a members-only sheet arrive with the sheet. A closed popup remains closed for the browser session.
 */
export function start(visit: Pick<Visit, 'stage' | 'api' | 'language' | 'report' | 'onRest' | 'onSheet'>): void {
  const { stage, api, language, onRest, onSheet } = visit;
  const closed = closedIds(() => sessionStorage, 'closed-popups');
  const idOf = (card: HTMLElement): string => card.dataset['popup'] ?? '';
  const cards = [...stage.querySelectorAll<HTMLElement>('[data-popup]')];
  const { lang } = document.documentElement;
  const inEffect: ActivePopups['popups'] = [];
  let clock: () => Date = () => new Date();
  let cell = '';
  let timer: ReturnType<typeof setTimeout>;

  const setText = (card: HTMLElement, what: 'countdown' | 'applicants', text: (around: string) => string): void => {
    const place = card.querySelector<HTMLElement>(`[data-${what}]`);
    if (place) place.textContent = text(place.dataset[what] ?? '');
  };

  const report = (card: HTMLElement, action: string): void => visit.report?.('p', action, idOf(card));

  /** Updates a popup. Returns the milliseconds until the next update. */
  const update = (card: HTMLElement, now: Date): number => {
    const popup = inEffect.find(({ id }) => id === idOf(card) && !closed.has(id));
    const endDate = popup?.endsAt ?? null;
    const left = countdown({ endDate }, now);
    if (!popup || left === 'finished' || !card.matches(`[data-sheets~="${cell}"]`)) {
      // Moves the focus to the grid if the focus is inside the popup.
      if (card.contains(document.activeElement)) stage.querySelector<HTMLElement>('.grid')?.focus({ preventScroll: true });
      card.hidden = true;
      return Infinity;
    }
    const { applicants } = popup;
    setText(card, 'countdown', (around) => countdownText(left, around, lang));
    setText(card, 'applicants', (around) => (applicants === null ? '' : applicantsText(applicants, around, lang)));
    card.classList.toggle('full', popup.isFull);
    if (card.hidden) report(card, 's');
    card.hidden = false;
    if (endDate === null) return Infinity;
    const leftMs = Date.parse(endDate) - now.getTime();
    // One millisecond after the minute boundary, when the displayed minutes change.
    return Math.min(leftMs, (leftMs % MINUTE_MS) + 1);
  };

  const refresh = (): void => {
    clearTimeout(timer);
    const now = clock();
    const next = Math.min(...cards.map((card) => update(card, now)));
    if (next < Infinity) timer = setTimeout(refresh, next);
  };

  const accept = ({ now, popups }: ActivePopups): void => {
    clock = serverClock(now);
    inEffect.push(...popups);
    refresh();
  };

  const close = (card: HTMLElement | undefined): void => {
    if (!card) return;
    report(card, 'x');
    closed.add(idOf(card));
    refresh();
  };

  const onClick = ({ target, button }: MouseEvent): void => {
    const card = (target as Element).closest<HTMLElement>('[data-popup]');
    if (!card || button === SECONDARY) return;
    if ((target as Element).closest('.popup-close')) close(card);
    else if ((target as Element).closest('a')) report(card, 'c');
  };

  const onKey = ({ key, defaultPrevented }: KeyboardEvent): void => {
    // An open dialog handles the key.
    if (key !== 'Escape' || defaultPrevented || document.activeElement?.closest('dialog')) return;
    const shown = cards.filter(({ hidden }) => !hidden);
    close(shown.find((card) => card.contains(document.activeElement)) ?? shown.at(-1));
  };

  async function ask(): Promise<void> {
    const response = await fetch(`${api}/popups?lang=${language}`, { priority: 'low' });
    if (response.ok) accept(((await response.json()) as { data: ActivePopups }).data);
  }

  // If the request fails, the page shows no popups.
  if (cards.some((card) => !closed.has(idOf(card)))) ask().catch(() => undefined);
  for (const type of ['click', 'auxclick'] as const) stage.addEventListener(type, onClick);
  addEventListener('keydown', onKey);

  onSheet((sheet) => {
    const layer = sheet.querySelector<HTMLElement>('[data-popups]');
    if (!layer) return;
    // Moves the layer beside the layer of the page: above the arrows, and not part of the sheet that moves.
    stage.append(layer);
    cards.push(...layer.querySelectorAll<HTMLElement>('[data-popup]'));
    accept(JSON.parse(layer.dataset['popups'] ?? '') as ActivePopups);
  });
  onRest(({ id }) => {
    cell = id;
    refresh();
  });
}
