import { makeElement } from '#site-renderer/visitor/support/make-element.ts';
import { type Box, freePlace, isFree } from '#site-renderer/visitor/layers/free-place.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';

/** What no layer may cover: texts and controls of the current sheet, and the controls around the sheets. */
const FIXED = '.sheet:not([inert]) :is(.type,h1,h2,p,li,a,button),.header>*,.bar,.ways>*,.slider,.player>*,.stage>details>summary';

/** Dispatched at a layer when the visitor presses the button that recalls it, which is the detail. */
export const RECALL = 'recall';
/** Dispatched at a layer each time it has been arranged and can be seen. */
export const SEEN = 'seen';

/** The signs of the buttons: a star and a bell. */
const SIGNS = ['m12 3 3 6 6 1-4.5 4.5 1 6.5-5.5-3-5.5 3 1-6.5L3 10l6-1z', 'M5 18h14l-2-3v-5a5 5 0 0 0-10 0v5zm5 3h4'];

/** Returns the box of an element. Texts that scroll have the height in which they do, so that none passes below a layer. */
function seenBox(element: Element): Box {
  const words = element.closest('.words');
  const { left, right } = element.getBoundingClientRect();
  const { top, bottom } = (words && words.scrollHeight > words.clientHeight + 1 ? words : element).getBoundingClientRect();
  return { left, top, right, bottom };
}

/**
 * The owner of everything that lies over the sheets. Arranges it in the order of importance: texts and controls, which the styles
 * place; the popup, which moves to a free place; the news; the arrows. What has no free place is away: popup and news leave a button in the
 * row of icons, which recalls them; arrows leave nothing, because the overview of the sheets is in that row.
 */
export function arrangeLayers(visit: Visit): void {
  const { stage } = visit;
  const buttons = new Map<HTMLElement, HTMLButtonElement>();
  let taken: Box[] = [];

  const take = (selector: string): void => {
    taken.push(
      ...[...stage.querySelectorAll(selector)].map(seenBox).filter(({ left, top, right, bottom }) => right > left && bottom > top),
    );
  };

  const settle = (layer: HTMLElement, place: Box | undefined, sign: string | undefined): void => {
    layer.classList.toggle('away', !place);
    if (place) {
      taken.push(place);
      layer.dispatchEvent(new Event(SEEN));
      return;
    }
    let button = buttons.get(layer);
    if (!button) {
      button = makeElement('button', { type: 'button', className: 'recall', ariaLabel: layer.getAttribute('aria-label') });
      button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden><path d="${sign}"/></svg>`;
      button.onclick = ({ currentTarget }) => layer.dispatchEvent(new CustomEvent(RECALL, { detail: currentTarget }));
      buttons.set(layer, button);
      (stage.querySelector('.ways') ?? stage.appendChild(makeElement('div', { className: 'ways' }))).append(button);
    }
    button.hidden = false;
    // The button moves the others of its row.
    take('.ways>*');
  };

  const arrangePopup = (popup: HTMLElement): void => {
    const { style, dataset } = popup;
    const put = (x = '', y = ''): void => {
      style.setProperty('--x', x);
      style.setProperty('--y', y);
    };
    // Where the owner put it.
    dataset['place'] ??= `${style.getPropertyValue('--x')} ${style.getPropertyValue('--y')}`;
    popup.classList.remove('away');
    put(...dataset['place'].split(' '));
    const area = popup.getBoundingClientRect();
    const card = seenBox(popup.firstElementChild as Element);
    const place = freePlace(card, area, taken);
    if (place && place.left + place.top !== card.left + card.top)
      put(`${(place.left - area.left) / (area.width - card.right + card.left)}`, `${(place.top - area.top) / stage.clientHeight}`);
    settle(popup, place, SIGNS[0]);
  };

  const arrange = (): void => {
    const popup = stage.querySelector<HTMLElement>('.popup:not([hidden])');
    const news = stage.querySelector<HTMLElement>('.news:not([hidden])');
    for (const button of buttons.values()) button.hidden = true;
    taken = [];
    take(FIXED);
    if (popup?.matches('.docked')) popup.dispatchEvent(new Event(SEEN));
    else if (popup) arrangePopup(popup);
    if (news) {
      const box = seenBox(news);
      settle(news, news.matches('.strip') && !isFree(box, taken) ? undefined : box, SIGNS[1]);
    }
    for (const arrow of stage.querySelectorAll('.arrow')) arrow.classList.toggle('away', !isFree(seenBox(arrow), taken));
  };

  visit.arrange = arrange;
  visit.onRest(arrange);
  addEventListener('resize', arrange);
}
