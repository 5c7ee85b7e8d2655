import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const shop: TemplateTexts = {
  title: 'お茶と器の店',
  about: '商品を写真で見せて、そのまま注文につなげるお店に。',
  sheets: [
    {
      eyebrow: 'お茶と器',
      text: '今日の一杯を、\nいい器で。',
      alt: '窓辺の食卓に置かれた緑の急須と湯呑み',
      button: '品物を見る',
      points: ['湯呑みを見る'],
    },
    {
      eyebrow: '茶葉',
      text: '静岡の茶畑から、\nまっすぐ届きます。',
      second: '五月に摘んだ一番茶を、注文のたびに袋詰めします。',
      alt: '濃い緑の中に舞う茶の葉',
      button: '茶葉を見る',
    },
    {
      eyebrow: '急須と湯呑み',
      text: '手に馴染む急須、三色。',
      alt: '棚に並ぶ赤、白、青緑の三つの急須',
      products: [
        { name: '赤土の急須', description: '一つずつ手で引いた、二人分の急須です。', button: '注文する' },
        { name: '青磁の湯呑み', description: '口当たりの薄い、毎日使いの湯呑みです。', button: '注文する' },
      ],
    },
    {
      eyebrow: '湯呑み',
      text: '湯呑みは、気分で選ぶ。',
      second: '煎茶には薄手を、ほうじ茶には厚手を。手に持って選んでください。',
      alt: '抹茶の入った四色の湯呑みを上から見たところ',
    },
    {
      eyebrow: '花器',
      text: '花を一枝、\n季節を飾る。',
      second: '一輪だけを、まっすぐ立てる細口です。',
      alt: '一輪挿しと、お茶の入った青い器',
      button: '花器を注文する',
    },
    { eyebrow: '贈りもの', text: 'ギフトのご相談も\n承ります。', alt: '湯気の立つ大きな白い茶碗', button: 'お問い合わせ' },
    { eyebrow: '煎茶', text: 'おいしい淹れ方', second: '茶葉は大さじ一杯\n湯は七十度まで冷ます\n一分待って、静かに注ぐ\n最後の一滴まで' },
    { text: '器がひとつ変わると、\nお茶の時間が\nすこし長くなります。', second: '店主' },
  ],
  menu: ['ホーム', '急須', '湯呑み', 'お問い合わせ'],
  seo: {
    title: 'お茶と器の店',
    h1: 'お茶と器の店',
    description: '毎日のお茶の時間に寄り添う器と茶葉の店です。急須、湯呑み、花器を一つずつ選んでお届けします。',
  },
  popup: { name: '先着30名様', alt: '先着30名様に茶葉をプレゼント', button: '申し込む' },
};
