import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const fashion: TemplateTexts = {
  title: 'ファッションブランド',
  about: '新作を大きく見せて、購入や来店につなげるブランドに。',
  sheets: [
    { eyebrow: '秋冬コレクション', text: '黒だけで、\n着る。', alt: '波打つ黒い布の重なり', button: '新作を見る' },
    {
      eyebrow: '01',
      text: 'ウールコート',
      second: '肩を落とした一重仕立て。軽く、長く着られます。',
      alt: 'ハンガーに掛かった黒いコート',
      button: '予約する',
    },
    { eyebrow: '素材', text: '色を減らすと、\n形が見えてくる。', second: '染めの違う四つの黒を、生地ごとに使い分けています。' },
    {
      eyebrow: '定番',
      text: 'いつもの二つ',
      products: [
        { name: '度詰めTシャツ', description: '洗っても首が伸びない、厚手の一枚。', button: '注文する' },
        { name: 'レザースニーカー', description: '靴底を張り替えて、長く履けます。', button: '注文する' },
      ],
    },
    {
      eyebrow: '02',
      text: '荷物が多い日の、\n相棒。',
      second: '撥水の帆布に、内ポケットを五つ。',
      alt: '白い丸のついた黒いトートバッグ',
      button: 'バッグを見る',
    },
    { eyebrow: '再生ウール', text: '70%', second: 'コートの生地には、回収した服の糸を使っています。' },
    { eyebrow: '取扱店', text: '取扱店舗', second: '東京　本店\n大阪　百貨店二階\n福岡　路面店\n札幌　期間限定\nオンライン　いつでも' },
    {
      eyebrow: 'お直し',
      text: '売ったあとも、\n面倒を見ます。',
      second: '丈つめ、ほつれ、染め直し。\n何年前のものでもご相談ください。',
      button: 'お問い合わせ',
    },
  ],
  menu: ['ホーム', 'コート', '取扱店', 'お問い合わせ'],
  seo: {
    title: 'ファッションブランド｜秋冬コレクション',
    h1: '黒だけで着る',
    description: '黒だけで組み立てる秋冬コレクションです。コート、定番、バッグ、取扱店とお直しのご案内です。',
  },
};
