import { interpolate } from '#functions/mail/services/content/interpolate.ts';
import { MAIL_MESSAGES } from '#shared/messages/server-catalogues.ts';
import type { Language } from '#shared/model/language.ts';

/** Returns the name that e-mails use for a person above the recipient's account. `brand`: empty if there is none. */
export function providerName(language: Language, brand: string): string {
  const { named, alone } = MAIL_MESSAGES[language].provider;
  return brand === '' ? alone : interpolate(named, { brand });
}
