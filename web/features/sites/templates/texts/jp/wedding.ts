import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const wedding: TemplateTexts = {
  title: '結婚式の招待状',
  about: '日時と会場、一日の流れを伝え、出欠を受け取る招待状に。',
  sheets: [
    { eyebrow: 'ご招待', text: '結婚式を\n挙げます', second: '悠人と美咲', alt: '葉と花で編んだ輪' },
    { text: 'いつも見守ってくださる\n皆さまと、\n一日を過ごせたら\nうれしく思います。', second: '悠人・美咲' },
    { eyebrow: '日時', text: '5.23', second: '土曜日　午前十一時 挙式\n受付は十時からです。' },
    {
      eyebrow: '会場',
      text: '丘の上の\n小さな教会',
      second: '駅前から、十時発の送迎バスがあります。',
      alt: '丘の上に建つ白い教会',
      button: '会場へ問い合わせる',
    },
    { eyebrow: '当日', text: '一日の流れ', second: '10:00　受付\n11:00　挙式\n11:40　写真\n12:15　披露宴\n15:00　お開き' },
    { eyebrow: 'ふたり', text: '出会って七年。', second: '大学の合唱団で、隣に立ったのが始まりです。', alt: '重なり合う二つの指輪' },
    {
      eyebrow: 'お返事',
      text: '出欠は四月末日までに\nお知らせください',
      second: 'お食事で召し上がれないものがあれば、\nあわせてお書きください。',
      button: '出欠を知らせる',
    },
  ],
  menu: ['ご招待', '日時', '会場', 'お返事'],
  seo: {
    title: '結婚式のご招待',
    h1: '結婚式のご招待',
    description: '結婚式の日時、会場、一日の流れのご案内です。ご出欠のお返事もこちらからお送りいただけます。',
  },
};
