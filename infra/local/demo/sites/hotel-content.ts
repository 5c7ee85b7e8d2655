import { ulid } from 'ulid';
import { visitor as cn } from '#shared/messages/cn/visitor/visitor.ts';
import { visitor as en } from '#shared/messages/en/visitor/visitor.ts';
import { visitor as jp } from '#shared/messages/jp/visitor/visitor.ts';
import { visitor as kr } from '#shared/messages/kr/visitor/visitor.ts';
import type { FormField, FormKind } from '#shared/model/forms/form-field.ts';
import type { EmailedForm, SiteForm } from '#shared/model/forms/site-form.ts';
import { type Language, LANGUAGES } from '#shared/model/language.ts';
import type { Sheet, SiteChanges, SiteDocument } from '#shared/model/sites/site.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { defaultForm } from '#shared/rules/forms/default-form.ts';

type Further = Exclude<Language, 'jp'>;
type Words = Pick<Sheet, 'imageAlt' | 'eyebrow' | 'mainText' | 'secondText' | 'linkButtonText'>;

const CATALOGUES = { jp, en, cn, kr } as const;

/** The texts of the sheets in the languages that hotel guests from abroad read. */
const SHEETS: Readonly<Record<'A1' | 'A2', Readonly<Record<Further, Words>>>> = {
  A1: {
    en: {
      imageAlt: 'Mountains mirrored in the lake at dawn',
      eyebrow: '1,400 meters above the sea',
      mainText: 'The lake at dawn,\nall to yourself.',
      secondText: 'Open the window on a lake like glass. A hotel of quiet rooms.',
      linkButtonText: 'See the walk',
    },
    cn: {
      imageAlt: '清晨湖面映出的群山',
      eyebrow: '海拔1400米',
      mainText: '独享清晨的湖。',
      secondText: '推开窗，湖面如镜。一家只有静谧的酒店。',
      linkButtonText: '查看步道',
    },
    kr: {
      imageAlt: '아침 호수에 비친 산',
      eyebrow: '해발 1,400미터',
      mainText: '호수의 아침을\n오롯이.',
      secondText: '창을 열면 거울 같은 호수. 고요함만 있는 호텔입니다.',
      linkButtonText: '산책로 보기',
    },
  },
  A2: {
    en: {
      imageAlt: 'Light falling through a birch forest',
      eyebrow: 'The walk',
      mainText: 'A birch path\nat the door.',
      secondText: 'Forty minutes around the lake, before breakfast.',
      linkButtonText: 'Book a room',
    },
    cn: {
      imageAlt: '阳光洒入的白桦林',
      eyebrow: '散步',
      mainText: '出门就是白桦小径。',
      secondText: '绕湖一周四十分钟，早餐之前正好。',
      linkButtonText: '预订客房',
    },
    kr: {
      imageAlt: '햇살이 비치는 자작나무 숲',
      eyebrow: '산책',
      mainText: '문을 나서면\n자작나무 길.',
      secondText: '한 바퀴 40분, 아침 식사 전에 걸어 보세요.',
      linkButtonText: '예약하기',
    },
  },
};

const MESSAGE: Readonly<Record<Language, string>> = { jp: 'ご用件', en: 'Your message', cn: '留言', kr: '문의 내용' };
const INTERESTS: Readonly<Record<Language, { title: string; options: readonly string[] }>> = {
  jp: { title: 'ご興味のあるプラン', options: ['湖畔の朝食', '星空の散策', 'ご夕食付き'] },
  en: { title: 'Plans of interest', options: ['Breakfast by the lake', 'Walk under the stars', 'With dinner'] },
  cn: { title: '感兴趣的方案', options: ['湖畔早餐', '星空漫步', '含晚餐'] },
  kr: { title: '관심 있는 플랜', options: ['호숫가 아침 식사', '별빛 산책', '저녁 식사 포함'] },
};

const field = (id: string, more: Pick<FormField, 'title' | 'typeInput' | 'options' | 'validation' | 'isRequired'>): FormField => ({
  id,
  key: null,
  placeholder: '',
  ...more,
});

/** Returns forms with the same fields in every language, so that their answers share a column. */
function formsOf(kind: FormKind): Record<Language, SiteForm> {
  const ids: Record<string, string> = {};
  const idOf = (name: string): string => (ids[name] ??= ulid());
  const messageField = (language: Language): FormField =>
    field(idOf('message'), {
      title: MESSAGE[language],
      typeInput: 'TEXT_BOX',
      options: [],
      validation: { format: 'multi-line', min: null, max: 1_000 },
      isRequired: true,
    });
  const interestField = (language: Language): FormField =>
    field(idOf('interests'), {
      title: INTERESTS[language].title,
      typeInput: 'SELECT_OPTIONS',
      options: INTERESTS[language].options.map((value) => ({ value })),
      validation: null,
      isRequired: false,
    });
  const formIn = (language: Language): SiteForm => {
    const form = defaultForm(kind, CATALOGUES[language].form.fields, idOf);
    if (kind === 'membership') return form;
    const fields = [...form.fields, messageField(language), ...(kind === 'homepage' ? [interestField(language)] : [])];
    return { ...form, fields, destinationEmail: 'shirakaba@example.com', companyName: '白樺高原ホテル' };
  };
  return Object.fromEntries(LANGUAGES.map((language) => [language, formIn(language)])) as Record<Language, SiteForm>;
}

/** Returns the content of the hotel in four languages, with its forms. */
export function hotelContent({ settings, grid, sheets }: SiteDocument): SiteChanges {
  const translated = Object.entries(SHEETS).map(([cell, words]) => {
    const id = grid.cells[cell] ?? '';
    const original = sheets[id]?.jp;
    if (!original) throw new Error(`The hotel has no sheet at ${cell}`);
    const further = Object.entries(words).map(([language, texts]) => [language, { ...original, ...texts }]);
    return [id, { jp: original, ...Object.fromEntries(further) }];
  });
  return {
    settings: { ...settings, languages: [...LANGUAGES], theme: { ...curatedTheme('indigo'), transition: 'fade' } },
    sheets: Object.fromEntries(translated) as NonNullable<SiteChanges['sheets']>,
    contactForm: formsOf('contact') as Record<Language, EmailedForm>,
    homepageForm: formsOf('homepage') as Record<Language, EmailedForm>,
    membershipForm: formsOf('membership'),
  };
}
