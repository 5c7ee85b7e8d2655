import { systemClock } from '#functions/platform/wiring/clock.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { siteKey } from '#functions/platform/keys/keys.ts';
import { Site } from '#functions/sites/store/site.ts';
import { formEntryList } from '#functions/visitors/store/list/form-entry-list.ts';
import { formEntryStore } from '#functions/visitors/store/entries/form-entry-store.ts';
import type { FormAnswer, FormEntry } from '#functions/visitors/store/records/form-entry.ts';
import type { StoredFormKind } from '#shared/model/forms/form-field.ts';
import { NEW_ENTRY_WORKFLOW } from '#functions/visitors/store/records/form-entry.ts';
import type { Language } from '#shared/model/language.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

export const EMAIL_FIELD = numberedUlid(901);
export const NAME_FIELD = numberedUlid(902);
export const MESSAGE_FIELD = numberedUlid(903);
export const COLOURS_FIELD = numberedUlid(904);

const TITLES: Readonly<Record<string, Partial<Record<Language, string>>>> = {
  [EMAIL_FIELD]: { jp: 'メール', en: 'E-mail', cn: '邮箱', kr: '이메일' },
  [NAME_FIELD]: { jp: 'お名前', en: 'Name', cn: '姓名', kr: '이름' },
  [MESSAGE_FIELD]: { jp: '本文', en: 'Message', cn: '留言', kr: '내용' },
  [COLOURS_FIELD]: { jp: '色', en: 'Colours', cn: '颜色', kr: '색' },
};

export interface EntryOptions {
  name?: string;
  message?: string;
  colours?: readonly string[];
  email?: string;
  lang?: Language;
  kind?: StoredFormKind;
  at?: Date;
  cell?: string;
  offer?: FormEntry['offer'];
}

/** An entry of a site as a visitor sends it, without an item in the table. */
export function formEntryOf(
  { id: siteId, lineage }: { id: string; lineage: readonly string[] },
  {
    name = '花子',
    message = '',
    colours = [],
    email = 'hanako@example.com',
    lang = 'jp',
    kind = 'contact',
    at = new Date(),
    cell,
    offer = null,
  }: EntryOptions = {},
): FormEntry & { submissionId: string } {
  const answer = (id: string, value: FormAnswer['value'], key: FormAnswer['key'] = null): FormAnswer => ({
    id,
    key,
    title: TITLES[id]?.[lang] ?? '',
    typeInput: Array.isArray(value) ? 'SELECT_OPTIONS' : 'TEXT_BOX',
    value,
  });
  return {
    ...NEW_ENTRY_WORKFLOW,
    id: randomIds.ulid(),
    siteId,
    kind,
    lang,
    email,
    answers: [
      answer(EMAIL_FIELD, email, 'email'),
      answer(NAME_FIELD, name),
      answer(MESSAGE_FIELD, message),
      answer(COLOURS_FIELD, colours),
    ],
    agreed: ['privacyPolicy'],
    offer,
    sender: { siteName: '茶の店', companyName: '茶舗', destinationEmail: 'shop@example.com', address: 'https://a.example.com/', lineage },
    createdAt: at.toISOString(),
    cell: cell ?? null,
    submissionId: randomIds.ulid(),
  };
}

/** Stores and indexes an entry of a site of the table, as its visitors send it. */
export async function storeFormEntry(table: Table, siteId: string, options: EntryOptions = {}): Promise<FormEntry> {
  const site = await table.get(siteKey(siteId), Site);
  if (!site) throw new Error('The site is missing');
  const entry = formEntryOf(site, options);
  await formEntryStore(table).create(entry, { mails: [], writes: [] });
  await formEntryList(table, systemClock).index(siteId, entry.kind, entry.id);
  return entry;
}
