import { randomIds } from '#functions/gateways/ids.ts';
import type { FormAnswer, FormEntry, StoredFormKind } from '#functions/store/visitor/form-entry.ts';
import { NEW_ENTRY_WORK } from '#functions/store/visitor/form-entry.ts';
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

interface EntryOptions {
  name?: string;
  message?: string;
  colours?: readonly string[];
  email?: string;
  lang?: Language;
  kind?: StoredFormKind;
  at?: Date;
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
    ...NEW_ENTRY_WORK,
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
    offer: null,
    sender: { siteName: '茶の店', companyName: '茶舗', destinationEmail: 'shop@example.com', address: 'https://a.example.com/', lineage },
    createdAt: at.toISOString(),
    cell: null,
    submissionId: randomIds.ulid(),
  };
}
