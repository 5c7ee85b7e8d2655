import type { ActivePopups } from '#shared/model/visitors/active-popup.ts';
import { applicantsText, countdownText } from '#shared/rules/popups/countdown-text.ts';
import { countdown } from '#shared/rules/popups/cta-period.ts';
import { closedIds } from '#site-renderer/visitor/support/closed-ids.ts';
import { RECALL, SEEN } from '#site-renderer/visitor/layers/arrange-layers.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';
import { SECONDARY } from '#site-renderer/visitor/navigation/secondary-mouse-button.ts';
import { popupsAddress } from '#site-renderer/visitor/core/visit-addresses.ts';
import { serverClock } from '#site-renderer/visitor/support/server-clock.ts';

const MINUTE_MS = 60_000;

/**
 * Shows the active popups of the current sheet, one at a time: the next one when the visitor closes it. One request returns the active popups, and each remains active until its end; the popups of
 * a members-only sheet arrive with the sheet. A closed popup remains closed for the browser session.
 */
export function start(visit: Pick<Visit, 'stage' | 'api' | 'language' | 'report' | 'onRest' | 'onSheet' | 'arrange'>): void {
  const { stage, api, language, onRest, onSheet } = visit;
  const closed = closedIds(() => sessionStorage, 'closed-popups');
  const idOf = (card: HTMLElement): string => card.dataset['popup'] as string;
  const cards = [...stage.querySelectorAll<HTMLElement>('[data-popup]')];
  const { lang } = document.documentElement;
  /** The popups that were seen since they were shown. */
  const seen = new Set<HTMLElement>();
  /** The button that recalled the docked popup. */
  let recall: HTMLElement | null | undefined;
  const inEffect: ActivePopups['popups'] = [];
  let clock: () => Date = () => new Date();
  let cell = '';
  let timer: ReturnType<typeof setTimeout>;

  const setText = (card: HTMLElement, what: 'countdown' | 'applicants', text: (around: string) => string): void => {
    const place = card.querySelector<HTMLElement>(`[data-${what}]`);
    // The texts are of the catalogue, so they contain no markup. Numbers are elements for the styles, as in `PopupCard`.
    if (place) place.innerHTML = text(place.dataset[what] as string).replace(/\d+/g, '<b>$&</b>');
  };

  const report = (card: HTMLElement, action: string): void => visit.report?.('p', action, idOf(card));

  const hide = (card: HTMLElement): void => {
    // Moves the focus to the grid if the focus is inside the popup.
    if (card.contains(document.activeElement)) stage.querySelector<HTMLElement>('.grid')?.focus({ preventScroll: true });
    card.hidden = true;
    card.classList.remove('docked');
    seen.delete(card);
  };

  /** Shows a popup if it is active on the sheet. Returns the milliseconds until its next update; `undefined` if it is not active. */
  const show = (card: HTMLElement, now: Date): number | undefined => {
    const popup = inEffect.find(({ id }) => id === idOf(card) && !closed.has(id));
    const endDate = popup?.endsAt ?? null;
    const left = countdown({ endDate }, now);
    if (!popup || left === 'finished' || !card.matches(`[data-sheets~="${cell}"]`)) return undefined;
    const { applicants } = popup;
    setText(card, 'countdown', (around) => countdownText(left, around, lang));
    setText(card, 'applicants', (around) => (applicants === null ? '' : applicantsText(applicants, around, lang)));
    card.classList.toggle('full', popup.isFull);
    card.hidden = false;
    if (endDate === null) return Infinity;
    const leftMs = Date.parse(endDate) - now.getTime();
    // One millisecond after the minute boundary, when the displayed minutes change.
    return Math.min(leftMs, (leftMs % MINUTE_MS) + 1);
  };

  const refresh = (): void => {
    clearTimeout(timer);
    const now = clock();
    let next: number | undefined;
    for (const card of cards) {
      const own = next === undefined ? show(card, now) : undefined;
      if (own === undefined) hide(card);
      else next = own;
    }
    // `undefined` is not less than any number.
    if ((next as number) < Infinity) timer = setTimeout(refresh, next);
    visit.arrange?.();
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

  /** Opens the popup as a sheet from below, or returns it to its button. */
  const dock = (card: HTMLElement, isDocked: boolean): void => {
    card.classList.toggle('docked', isDocked);
    // Before the button of the recall is hidden: a focus that is lost and found shows its ring after a tap.
    if (isDocked) card.querySelector<HTMLElement>('.popup-close')?.focus({ preventScroll: true });
    visit.arrange?.();
    if (!isDocked) recall?.focus({ preventScroll: true });
  };

  const onClick = ({ target, button }: MouseEvent): void => {
    const card = (target as Element).closest<HTMLElement>('[data-popup]');
    if (!card || button === SECONDARY) return;
    if (target === card) dock(card, false);
    else if ((target as Element).closest('.popup-close')) close(card);
    else if ((target as Element).closest('a.popup-offer')) report(card, 'c');
  };

  const onKey = ({ key, defaultPrevented }: KeyboardEvent): void => {
    // An open dialog handles the key.
    if (key !== 'Escape' || defaultPrevented || document.activeElement?.closest('dialog')) return;
    close(cards.find((card) => !card.hidden && !card.matches('.away:not(.docked)')));
  };

  async function ask(): Promise<void> {
    const response = await fetch(popupsAddress(api, language), { priority: 'low' });
    if (response.ok) accept(((await response.json()) as { data: ActivePopups }).data);
  }

  stage.addEventListener(
    SEEN,
    ({ target }) => {
      const card = target as HTMLElement;
      if (!card.matches('[data-popup]') || seen.has(card)) return;
      seen.add(card);
      report(card, 's');
    },
    true,
  );
  stage.addEventListener(
    RECALL,
    ({ target, detail }: CustomEventInit<HTMLElement> & Event) => {
      if (!(target as Element).matches('[data-popup]')) return;
      recall = detail;
      dock(target as HTMLElement, true);
    },
    true,
  );

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
    accept(JSON.parse(layer.dataset['popups'] as string) as ActivePopups);
  });
  onRest(({ id }) => {
    cell = id;
    refresh();
  });
}
