import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const corporate: TemplateTexts = {
  title: '会社案内',
  about: '事業と会社の姿勢を端的に伝える、企業の公式サイトに。',
  sheets: [
    {
      eyebrow: '精密部品メーカー',
      text: '見えないところで、\n街を支える。',
      second: '橋、鉄道、発電所。止められない設備の部品を作っています。',
      alt: '夜明けの海にかかる吊り橋',
      button: '事業を見る',
    },
    { eyebrow: '理念', text: '百年使えるものを、\n今日もひとつ。', second: '図面にない使われ方まで考えて作る。それが私たちの仕事です。' },
    {
      eyebrow: '技術',
      text: '千分の一ミリを、\n手で確かめる。',
      second: '機械で削り、人が測る。検査の記録は、一つずつ三十年保管します。',
      alt: '図面の上の大小二つの歯車',
    },
    { eyebrow: '創業', text: '1968', second: '町工場から始めて、五十年余り。社員は二百十名になりました。' },
    { eyebrow: '事業', text: '四つの柱', second: '鉄道　台車・制動部品\n電力　弁・軸受\n橋梁　支承・伸縮装置\n保守　点検・再生' },
    {
      eyebrow: '拠点',
      text: '国内に四か所、\n海外に二か所。',
      second: 'どの拠点にも、設計と検査の担当がいます。',
      alt: '青い街並みに建つ本社',
    },
    {
      eyebrow: '採用',
      text: 'ものづくりが好きな人と\n働きたい。',
      second: '新卒、中途とも通年で募集しています。\n工場の見学もできます。',
      button: '見学を申し込む',
    },
    { text: '図面一枚から、\nご相談ください。', second: '担当者が二営業日以内にご連絡します。', button: 'お問い合わせ' },
  ],
  menu: ['ホーム', '技術', '事業', 'お問い合わせ'],
  seo: {
    title: '会社案内｜精密部品メーカー',
    h1: '見えないところで街を支える会社',
    description: '鉄道、電力、橋梁の精密部品を作る会社です。理念、技術、事業、拠点と採用をご案内します。',
  },
};
