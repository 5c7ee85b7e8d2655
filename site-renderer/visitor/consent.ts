import { askForConsent } from '#site-renderer/visitor/consent/ask-for-consent.ts';

askForConsent();
