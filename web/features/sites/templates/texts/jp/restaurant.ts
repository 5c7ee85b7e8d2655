import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const restaurant: TemplateTexts = {
  title: '港町のレストラン',
  about: '料理を一皿ずつ見せて、予約につなげるお店に。',
  sheets: [
    {
      eyebrow: '港町のレストラン',
      text: '夕暮れの港で、\nゆっくり食事を。',
      second: '窓の外は、すぐ海です。',
      alt: '灯りのともった、夕暮れのレストランの窓',
      button: '席を予約する',
    },
    {
      eyebrow: '本日の一皿',
      text: '金目鯛のポワレ',
      second: '皮は香ばしく、身はふっくらと。ブールブランソースで。',
      alt: '白い皿に盛られた魚のポワレと香草',
      button: '次の料理へ',
    },
    { eyebrow: '名物', text: '海鮮らぁ麺', second: 'あさりと鯛で八時間かけてとったスープです。', alt: '黒い丼の海鮮らぁ麺と半熟卵' },
    {
      eyebrow: '前菜からデザートまで',
      text: '少しずつ、\nいろいろと。',
      second: '一皿の量を選べます。お一人でも、分け合っても。',
      alt: '三枚の皿に盛られた前菜、サラダ、デザート',
      points: ['本日の一皿を見る', '名物を見る'],
    },
    {
      eyebrow: 'こだわり',
      text: '魚は毎朝、\n目の前の海から。',
      second: '朝の競りで買い、昼の仕込みに間に合わせます。',
      alt: '深い青の海を泳ぐ魚',
    },
    {
      eyebrow: '夜',
      text: 'お料理',
      second: '前菜三種　1,800\n魚介のスープ　1,200\n本日の魚　3,400\n牛頬肉の煮込み　3,800\n季節の皿盛り　950',
    },
    { text: '潮の香りがする夜は、\n白ワインを一本、\n開けておきます。', second: '料理長' },
    {
      eyebrow: 'お持ち帰り',
      text: '港の味を、\nご自宅でも。',
      products: [{ name: '海鮮らぁ麺', description: 'スープと麺を冷凍で。温めるだけで召し上がれます。', button: '取り置く' }],
    },
    {
      eyebrow: '17:30〜22:00',
      text: '今夜のお席、\n空いています。',
      second: '月曜定休。個室は四名様から承ります。',
      alt: 'ペンダントライトの下の赤ワインと白ワイン',
      button: '席を予約する',
    },
  ],
  menu: ['本日の一皿', 'メニュー', 'こだわり', 'ご予約'],
  seo: {
    title: '港町のレストラン',
    h1: '港町のレストラン',
    description: '朝に揚がった魚を夕暮れの港で。本日の一皿、名物の海鮮らぁ麺、ご予約のご案内です。',
  },
};
