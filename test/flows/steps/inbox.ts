import { expect } from '@playwright/test';
import { fetchFromSite } from '#infra/local/clients/site-fetch.ts';
import type { Mail } from '#infra/local/mail/mail.ts';
import { addresses } from './console-user.ts';

/** Every e-mail to this address in the inbox. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const { body } = await fetchFromSite(`${addresses().inbox}/messages.json`);
  const mails = JSON.parse(body.toString()) as Mail[];
  return mails.filter(({ to }) => to.includes(address));
}

const linkIn = ({ links }: Mail, screen: string): string | undefined => links.find((link) => new URL(link).pathname === screen);

/** The link to a console screen in the newest e-mail to this address. Waits until `count` e-mails have one. */
export async function linkFromMail(address: string, screen: string, count = 1): Promise<string> {
  let links: string[] = [];
  const read = async (): Promise<number> => {
    const mails = (await mailsTo(address)).toSorted((one, other) => other.at.localeCompare(one.at));
    links = mails.flatMap((mail) => linkIn(mail, screen) ?? []);
    return links.length;
  };
  await expect
    .poll(read, { message: `${count} mails to ${address} with a link to ${screen}`, timeout: 20_000 })
    .toBeGreaterThanOrEqual(count);
  return links[0] ?? '';
}
