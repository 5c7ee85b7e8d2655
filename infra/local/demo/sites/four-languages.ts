import { ulid } from 'ulid';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import type { FormField, FormKind } from '#shared/model/forms/form-field.ts';
import type { EmailedForm, SiteForm } from '#shared/model/forms/site-form.ts';
import { type Language, LANGUAGES } from '#shared/model/language.ts';
import type { SiteChanges } from '#shared/model/sites/site.ts';
import { defaultForm } from '#shared/rules/forms/default-form.ts';

/** What a fictional business writes in its forms. */
export interface FormWords {
  email: string;
  companyName: string;
  /** The title of the field for the message. */
  message: Readonly<Record<Language, string>>;
  /** The boxes that visitors tick in the form of the site. */
  interests: Readonly<Record<Language, { title: string; options: readonly string[] }>>;
  /** Why it is worth becoming a member. */
  membersReason: Readonly<Record<Language, string>>;
}

export type MenuWords = readonly { to: string; names: Readonly<Record<Language, string>> }[];

/** Returns the result of a function for each language, by language. */
export const inLanguages = <T>(of: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, T>;

const field = (id: string, more: Pick<FormField, 'title' | 'typeInput' | 'options' | 'validation' | 'isRequired'>): FormField => ({
  id,
  key: null,
  placeholder: '',
  ...more,
});

/** The texts of a page that fits every business: a day, how to answer, a phone number, and where the visitor came from. */
const REQUEST: Readonly<
  Record<Language, { page: string; day: string; answer: string; answers: readonly string[]; phone: string; source: string }>
> = {
  jp: { page: 'ご希望', day: 'ご希望日', answer: 'ご連絡の方法', answers: ['メール', '電話'], phone: '電話番号', source: 'きっかけ' },
  en: {
    page: 'Your wishes',
    day: 'Preferred date',
    answer: 'How to reach you',
    answers: ['E-mail', 'Phone'],
    phone: 'Phone number',
    source: 'Source',
  },
  cn: { page: '您的希望', day: '希望日期', answer: '联系方式', answers: ['电子邮件', '电话'], phone: '电话号码', source: '来源' },
  kr: { page: '희망 사항', day: '희망 날짜', answer: '연락 방법', answers: ['이메일', '전화'], phone: '전화번호', source: '유입 경로' },
};

/** Returns the optional fields of a request, on a page of their own, and the hidden one. The phone number is asked of those who want to be called. */
function requestFields(language: Language, idOf: (name: string) => string): FormField[] {
  const { page, day, answer, answers, phone, source } = REQUEST[language];
  const usual = { options: [], validation: null, isRequired: false };
  return [
    { ...field(idOf('day'), { ...usual, title: day, typeInput: 'DATE' }), pageBreak: { title: page } },
    field(idOf('answer'), { ...usual, title: answer, typeInput: 'RADIO', options: answers.map((value) => ({ value })) }),
    {
      ...field(idOf('phone'), { ...usual, title: phone, typeInput: 'TEXT_BOX', validation: { format: 'phone', min: null, max: null } }),
      isRequired: true,
      shownIf: { fieldId: idOf('answer'), option: 1 },
    },
    { ...field(idOf('source'), { ...usual, title: source, typeInput: 'HIDDEN' }), parameter: 'utm_source' },
  ];
}

/** Returns forms with the same fields in every language, so that their answers share a column. */
function formsOf(kind: FormKind, words: FormWords): Record<Language, SiteForm> {
  const ids: Record<string, string> = {};
  const idOf = (name: string): string => (ids[name] ??= ulid());
  const messageField = (language: Language): FormField =>
    field(idOf('message'), {
      title: words.message[language],
      typeInput: 'TEXT_BOX',
      options: [],
      validation: { format: 'multi-line', min: null, max: 1_000 },
      isRequired: true,
    });
  const interestField = (language: Language): FormField =>
    field(idOf('interests'), {
      title: words.interests[language].title,
      typeInput: 'SELECT_OPTIONS',
      options: words.interests[language].options.map((value) => ({ value })),
      validation: null,
      isRequired: false,
    });
  return inLanguages((language) => {
    const form = defaultForm(kind, VISITOR_LABELS[language].form.fields, idOf);
    if (kind === 'membership') return { ...form, lockedText: words.membersReason[language] };
    const fields = [
      ...form.fields,
      messageField(language),
      ...(kind === 'homepage' ? [interestField(language), ...requestFields(language, idOf)] : []),
    ];
    return { ...form, fields, destinationEmail: words.email, companyName: words.companyName };
  });
}

/** Returns the three forms of a site in four languages. */
export const demoForms = (words: FormWords): Required<Pick<SiteChanges, 'contactForm' | 'homepageForm' | 'membershipForm'>> => ({
  contactForm: formsOf('contact', words) as Record<Language, EmailedForm>,
  homepageForm: formsOf('homepage', words) as Record<Language, EmailedForm>,
  membershipForm: formsOf('membership', words),
});

/** Returns a menu in four languages, with the same entries in each. */
export function menuIn(entries: MenuWords): Required<SiteChanges>['menu'] {
  const ids = entries.map(() => ulid());
  return inLanguages((language) => ({
    items: entries.map(({ to, names }, index) => ({
      id: ids[index] ?? '',
      name: names[language],
      linkDestinationUrl: to,
      isInternalLink: true,
    })),
    basedOn: null,
  }));
}
