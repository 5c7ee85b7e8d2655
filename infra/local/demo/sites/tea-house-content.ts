import { ulid } from 'ulid';
import { visitor } from '#shared/messages/jp/visitor/visitor.ts';
import type { SiteChanges, SiteSettings } from '#shared/model/sites/site.ts';
import { RESERVATIONS } from '#infra/local/demo/sites/demo-sheets.ts';
import type { FormField, FormKind } from '#shared/model/forms/form-field.ts';
import type { EmailedForm } from '#shared/model/forms/site-form.ts';
import { PLAIN_SURFACE } from '#shared/model/sites/sheet/sheet-layout.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { defaultForm } from '#shared/rules/forms/default-form.ts';

const form = (kind: FormKind) => defaultForm(kind, visitor.form.fields, () => ulid());

/** The message field, which follows the visitor's data. */
const message: FormField = {
  id: ulid(),
  key: null,
  typeInput: 'TEXT_BOX',
  title: 'ご用件',
  isRequired: true,
  placeholder: '例: 土曜の14時に2名で伺えますか',
  options: [],
  validation: { format: 'multi-line', min: null, max: 1_000 },
};

const contactForm = (): EmailedForm => {
  const { fields, ...rest } = form('contact') as EmailedForm;
  return { ...rest, fields: [...fields, message], destinationEmail: 'komorebi@example.com', companyName: '喫茶 こもれび' };
};

const item = (name: string, linkDestinationUrl: string) => ({ id: ulid(), name, linkDestinationUrl, isInternalLink: true });

/** Returns the content of the fictional tea house outside its sheets. */
export const teaHouseContent = (settings: SiteSettings): SiteChanges => ({
  settings: {
    ...settings,
    displayGlobalMenu: true,
    goals: [RESERVATIONS],
    theme: { ...curatedTheme('paper'), transition: 'cover' },
    styles: [{ id: ulid(), name: 'お品書き', look: { layout: 'framed', surface: PLAIN_SURFACE } }],
  },
  menu: {
    jp: {
      items: [
        item('本日のお茶', '/B1'),
        item('甘味', '/A2'),
        item('店内のご案内', '/C2'),
        item('道順', '/C3'),
        item('お問い合わせ', '/contact'),
      ],
      basedOn: null,
    },
  },
  seo: {
    jp: {
      title: '喫茶 こもれび | 煎茶と甘味の店',
      h1: '喫茶 こもれび',
      description: '山あいの新芽を低い温度でゆっくりと。丸窓から庭を望む、日本茶と甘味の店です。駅から歩いて七分。',
      basedOn: null,
    },
  },
  sns: {
    jp: {
      entries: [
        { snsType: 'instagram', snsUrl: 'https://www.instagram.com/komorebi.example' },
        { snsType: 'line', snsUrl: 'https://lin.ee/komorebi' },
        { snsType: 'phone_number', snsUrl: '03-1234-5678' },
      ],
    },
  },
  contactForm: { jp: contactForm() },
  membershipForm: { jp: form('membership') },
});
