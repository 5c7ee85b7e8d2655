import { newVisitId, visitPath } from '#shared/values/visit/visit-path.ts';
import { setConsentMode } from '#site-renderer/visitor/consent/consent-mode.ts';
import { expireCookies } from '#site-renderer/visitor/consent/expire-cookies.ts';
import { runTags } from '#site-renderer/visitor/consent/run-tags.ts';
import { type ConsentChoice, type ConsentState, storeChoice } from '#site-renderer/visitor/consent/stored-choice.ts';

/** The `navigator` with the tracking signal, which only some browsers support. */
type Signals = Navigator & { doNotTrack?: string | null };

/** Reports a choice as a number of its own, which nothing relates to a visit: the first letter of what happened. */
function report(letter: 'a' | 'd' | 'w', language: string | undefined): void {
  const { doNotTrack } = navigator as Signals;
  if (doNotTrack !== '1') navigator.sendBeacon(visitPath(newVisitId(), 0, language ?? '', [[0, 'k', letter]], []));
}

/**
 * Shows the question for consent (`ConsentBar`), and runs the waiting tags where the visitor agrees. A button with
 * `data-consent-settings` shows it again with the present choice. A withdrawal deletes the cookies of the tags and loads the page without
 * them. With Global Privacy Control, the bar only says that it counts as a no.
 */
export function askForConsent(reload: () => void = () => location.reload()): void {
  const { dataset } = document.documentElement;
  const bar = document.querySelector<HTMLElement>('.consent');
  const waiting = document.querySelector<HTMLTemplateElement>('template[data-tags]');
  if (!bar || !waiting) return;
  const { version = '', language } = bar.dataset;
  const [now, close] = [bar.querySelector('[role=status]'), bar.querySelector('[data-choice=""]')] as [HTMLElement, HTMLElement];
  let state = dataset['consent'] as ConsentState;
  /** The element that showed the bar again. */
  let opener: HTMLElement | undefined;

  const hide = (): void => {
    dataset['consent'] = state;
    // The sheets get the place of the bar.
    dispatchEvent(new Event('resize'));
    const next = opener?.isConnected
      ? opener
      : (document.querySelector<HTMLElement>('.grid') ?? document.querySelector<HTMLElement>('main'));
    next?.focus({ preventScroll: true });
  };

  const show = (from: HTMLElement): void => {
    opener = from;
    const isAsked = state === 'ask';
    now.hidden = close.hidden = isAsked;
    now.textContent = now.dataset[state] ?? '';
    for (const button of bar.querySelectorAll<HTMLElement>('[data-choice]'))
      if (button !== close) button.hidden = state === 'refused' || button.dataset['choice'] === state;
    dataset['consent'] = 'ask';
    dispatchEvent(new Event('resize'));
    bar.querySelector<HTMLElement>('[data-choice]:not([hidden])')?.focus({ preventScroll: true });
  };

  const choose = (choice: ConsentChoice): void => {
    const before = state;
    state = choice;
    storeChoice(choice, version);
    setConsentMode('update', choice);
    report(choice === 'granted' ? 'a' : before === 'granted' ? 'w' : 'd', language);
    if (before === 'granted') {
      expireCookies();
      reload();
    } else {
      if (choice === 'granted') void runTags(waiting);
      hide();
    }
  };

  bar.addEventListener('click', ({ target }) => {
    const { choice } = (target as HTMLElement).dataset;
    if (choice) choose(choice as ConsentChoice);
    else if (choice === '') hide();
  });
  addEventListener('click', (event) => {
    // Pages in dialogs have a shadow root.
    const opening = (event.composedPath() as HTMLElement[]).find((element) => element.dataset?.['consentSettings'] !== undefined);
    if (!opening) return;
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
    if (!dialog) return show(opening);
    // When the dialog is closed, it moves the focus to its link.
    dialog.addEventListener('close', () => show(document.activeElement as HTMLElement), { once: true });
    dialog.close();
  });
  if (state === 'granted') void runTags(waiting);
}
