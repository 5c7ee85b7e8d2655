import { common } from '#shared/messages/jp/console/common.ts';

/** The sender of e-mails, as `MAIL_FROM` has it: the product's name and an address. */
export const mailFrom = (address: string): string => `${common.brand} <${address}>`;
