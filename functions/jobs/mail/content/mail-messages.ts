import { common as cnCommon } from '#shared/messages/cn/console/common.ts';
import { mail as cn } from '#shared/messages/cn/mail/mail.ts';
import { common as enCommon } from '#shared/messages/en/console/common.ts';
import { mail as en } from '#shared/messages/en/mail/mail.ts';
import { common as jpCommon } from '#shared/messages/jp/console/common.ts';
import { mail as jp } from '#shared/messages/jp/mail/mail.ts';
import { common as krCommon } from '#shared/messages/kr/console/common.ts';
import { mail as kr } from '#shared/messages/kr/mail/mail.ts';
import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { Language } from '#shared/model/language.ts';

type MailMessages = CatalogueOf<typeof jp>;

export const MAIL_MESSAGES: Readonly<Record<Language, MailMessages>> = { jp, en, cn, kr };

/** The brand name where no account has set its own. */
export const PRODUCT_NAME: Readonly<Record<Language, string>> = {
  jp: jpCommon.brand,
  en: enCommon.brand,
  cn: cnCommon.brand,
  kr: krCommon.brand,
};

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu;

/** Typed text for use in a sentence or a subject: without line breaks, control characters and bidirectional overrides. */
export const singleLine = (value: string): string => value.replaceAll(CONTROL, ' ').trim();

/** A text with its `{{variables}}` replaced, each on one line. The result is plain text: HTML must escape it. */
export const interpolate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => (name in values ? singleLine(String(values[name])) : whole));
