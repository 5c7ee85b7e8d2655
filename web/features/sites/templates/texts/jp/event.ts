import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const event: TemplateTexts = {
  title: '夏の音楽祭',
  about: '横に続くにぎやかな画面で、開催日と見どころを伝えるイベントに。',
  sheets: [
    {
      eyebrow: '8月7日〜9日　海辺の公園',
      text: '夏の夜、\n音の真ん中へ。',
      alt: '照明に照らされたステージと手を挙げる観客',
      button: 'チケットを買う',
    },
    {
      eyebrow: '出演',
      text: '三日間、\n四十組の音楽。',
      second: '二つの舞台で、昼から夜まで。',
      alt: '黄色い放射線の中で回る大きなレコード',
    },
    { eyebrow: '9日　20:30', text: '最終日の夜は、\n花火で締めくくり。', alt: '夜空に開く三つの花火と観客の影' },
    {
      eyebrow: '過ごし方',
      text: '踊れる人も、\n聴くだけの人も。',
      second: '芝生には椅子も、敷物も持ち込めます。',
      alt: '色とりどりの波が重なる抽象画',
    },
    {
      eyebrow: '屋台',
      text: 'おいしい屋台が\n三十軒。',
      second: '地元の店が並びます。お支払いは現金でもカードでも。',
      alt: '旗の下に並ぶ縞模様の屋台',
    },
    {
      eyebrow: '前売り',
      text: '三日\n通し券',
      second: '小学生以下は無料です。',
      alt: '星の描かれたピンク色のチケット',
      button: '申し込む',
    },
    {
      eyebrow: '一日目',
      text: 'タイムテーブル',
      second: '13:00　開場\n14:00　港の吹奏楽団\n16:00　夕凪\n18:30　星と電線\n20:00　最後の夏',
    },
    { eyebrow: '三日間', text: '8.7', second: '金曜日の昼に開場します。\n雨でも行います。' },
  ],
  menu: ['ホーム', '出演', '屋台', 'チケット'],
  seo: {
    title: '夏の音楽祭',
    h1: '夏の音楽祭',
    description: '海辺の公園で三日間、四十組の音楽と三十軒の屋台、最終日の花火を楽しむ夏の音楽祭です。',
  },
  popup: { name: '前売り', alt: '前売り券は期間限定で割引', button: 'チケットを買う' },
};
