import { common } from '#shared/messages/jp/console/common.ts';

/** Who e-mails come from, as `MAIL_FROM` tells the functions: the product's name and an address. */
export const mailFrom = (address: string): string => `${common.brand} <${address}>`;
