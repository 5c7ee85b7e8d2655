import { type MediaRights, PUBLIC_MEDIA_SCOPE } from '#functions/media/services/media-rights.ts';
import { interpolate } from '#functions/mail/services/content/interpolate.ts';
import { COMMON_MESSAGES, MAIL_MESSAGES } from '#shared/messages/server-catalogues.ts';
import { type Brand } from '#shared/model/brand.ts';
import { type Language, LANGUAGE_TAG } from '#shared/model/language.ts';
import { MAIL_LOGO_VARIANT } from '#shared/model/media/media.ts';
import { taggedMediaPath } from '#shared/rules/media/media-path.ts';
import { type BrandColours, brandColours } from '#shared/rules/colour/brand-colour.ts';

/** The logo in the letterhead fits into this box, in pixels. */
const LOGO_BOX = { width: 220, height: 56 } as const;

/** The parts of the layout that depend on the brand and the language of an e-mail. */
export interface MailStyle {
  languageTag: string;
  brandName: string;
  logo: { address: string; width: number; height: number } | null;
  colours: BrandColours;
  openInstead: string;
  footer: string;
}

/** The console's origin, and the rights that tag the pictures that e-mails load from it. */
export interface MailAddresses {
  consoleOrigin: string;
  mediaRights: Pick<MediaRights, 'tagOf'>;
}

/** Returns the style of e-mails of a brand. Mail programs load the logo from the console, which serves it without a session. */
export function mailStyle({ name, logo, mainColor }: Brand, language: Language, { consoleOrigin, mediaRights }: MailAddresses): MailStyle {
  const texts = MAIL_MESSAGES[language];
  const brandName = name ?? COMMON_MESSAGES[language].brand;
  const scale = logo && Math.min(1, LOGO_BOX.width / logo.width, LOGO_BOX.height / logo.height);
  return {
    languageTag: LANGUAGE_TAG[language],
    brandName,
    logo: logo && {
      address: new URL(taggedMediaPath(logo.mediaId, MAIL_LOGO_VARIANT, mediaRights.tagOf(logo.mediaId, PUBLIC_MEDIA_SCOPE)), consoleOrigin)
        .href,
      width: Math.max(1, Math.round(logo.width * (scale ?? 1))),
      height: Math.max(1, Math.round(logo.height * (scale ?? 1))),
    },
    colours: brandColours(mainColor),
    openInstead: texts.openInstead,
    footer: interpolate(texts.footer, { brand: brandName }),
  };
}
