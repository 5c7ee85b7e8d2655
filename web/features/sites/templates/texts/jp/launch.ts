import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const launch: TemplateTexts = {
  title: '新しいイヤホン',
  about: '新商品の魅力を一気に伝え、早期価格で背中を押す発売に。',
  sheets: [
    { eyebrow: '新発売', text: '静けさまで、\n聴こえる。', alt: '青い光の中に浮かぶ白いイヤホン', button: '早期価格で予約' },
    {
      eyebrow: 'つながる',
      text: '耳が変わると、\n毎日が変わる。',
      second: '二台まで同時に接続。会議も音楽も、持ち替えずに。',
      alt: '光の帯と、動画を映すスマートフォン',
      button: '予約する',
    },
    {
      eyebrow: '連続再生',
      text: '40\n時間',
      second: 'ケースと合わせて。週末の旅行なら、充電器はいりません。',
      alt: '青から紫へ変わる音の波形',
    },
    { eyebrow: '急速充電', text: '十分の充電で、\nもう三時間。', alt: '光る点のある黒い充電ケース' },
    { eyebrow: '色', text: '五つの色から。', second: '店頭で、実物の色をお確かめいただけます。', alt: '五色の見本に囲まれた白いイヤホン' },
    {
      eyebrow: '早期価格',
      text: '発売日に、\nお手元へ。',
      second: '発売日の午前中にお届けします。',
      alt: 'ピンクのリボンがかかった白い箱',
      button: '予約する',
    },
    { eyebrow: '仕様', text: 'くわしく', second: '重さ　片耳4.8g\n防水　IPX5\n接続　Bluetooth 5.4\n充電　USB-C\n保証　二年' },
    {
      eyebrow: '通常価格',
      text: '人気の色',
      products: [{ name: 'ミッドナイト', description: '夜の色。傷の目立たない仕上げです。', button: '予約する' }],
    },
  ],
  menu: ['ホーム', '音', '色と価格', 'お問い合わせ'],
  seo: {
    title: '新しいイヤホン｜予約受付中',
    h1: '静けさまで聴こえるイヤホン',
    description: '四十時間続く音と、十分で三時間使える充電。五つの色から選べる新しいイヤホンの予約を受け付けています。',
  },
  popup: { name: '早期価格', alt: '早期予約は二千円引き', button: '予約する' },
};
