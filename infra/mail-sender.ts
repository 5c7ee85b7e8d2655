import { common } from '#shared/messages/jp/console/common.ts';

/** Returns the sender of e-mails in the format of `MAIL_FROM`: the product's name and an address. */
export const mailFrom = (address: string): string => `${common.brand} <${address}>`;
