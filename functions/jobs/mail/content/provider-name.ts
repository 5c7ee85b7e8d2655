import { interpolate } from '#functions/jobs/mail/content/interpolate.ts';
import { MAIL_MESSAGES } from '#shared/messages/server-catalogues.ts';
import type { Language } from '#shared/model/language.ts';

/** A person above the recipient's account, as e-mails name it. `brand`: empty without one. */
export function providerName(language: Language, brand: string): string {
  const { named, alone } = MAIL_MESSAGES[language].provider;
  return brand === '' ? alone : interpolate(named, { brand });
}
