import { setConsentMode } from '#site-renderer/visitor/consent/consent-mode.ts';
import { type ConsentState, storedChoice } from '#site-renderer/visitor/consent/stored-choice.ts';

/** The `navigator` with the privacy signal, which only some browsers support. */
type Signals = Navigator & { globalPrivacyControl?: boolean };

/**
 * Decides in the head, before anything is painted, whether the page asks for consent, so that the sheets get their final size at once. The
 * state is in `data-consent` of the document, where styles and `askForConsent` read it. Denies everything in Google's consent mode first.
 */
export function openGate(version: string): void {
  const state: ConsentState = (navigator as Signals).globalPrivacyControl ? 'refused' : (storedChoice(version) ?? 'ask');
  document.documentElement.dataset['consent'] = state;
  setConsentMode('default', 'denied');
  if (state === 'granted') setConsentMode('update', state);
}
