import { SENT_HASH } from '#site-renderer/visitor/forms/sent-hash.ts';

/** The name of the event after a form was sent, in the data layer and in the document. */
export const SUCCESS_EVENT = 'form_success';

/** Tag managers read events from this queue; its first user creates it. */
type TagWindow = Window & { dataLayer?: unknown[] };

/**
 * Reports to the owner's tags that a form was sent, once: `dataLayer.push({event: 'form_success', …})` and an event of the same
 * name that bubbles from the document. Both name the kind and language of the form and contain no personal data. Waits for the `load`
 * event, because deferred tags have run by then.
 */
export function reportSuccess(place: Pick<Location, 'hash' | 'pathname' | 'search'> = location): void {
  if (place.hash !== SENT_HASH) return;
  history.replaceState(history.state, '', place.pathname + place.search);
  addEventListener(
    'load',
    () => {
      const { form, language } = document.querySelector<HTMLElement>('.form-done')?.dataset ?? {};
      const detail = { form_kind: form, form_language: language };
      ((window as TagWindow).dataLayer ??= []).push({ event: SUCCESS_EVENT, ...detail });
      document.dispatchEvent(new CustomEvent(SUCCESS_EVENT, { bubbles: true, detail }));
    },
    { once: true },
  );
}
