import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const hotel: TemplateTexts = {
  title: '湯の宿',
  about: '部屋、湯、食事をゆったり見せて、宿泊予約につなげる宿に。',
  sheets: [
    {
      eyebrow: '山あいの湯宿',
      text: '灯りがともる頃、\n宿に着く。',
      second: '全七室、源泉かけ流しの小さな宿です。',
      alt: '月夜の山を背に、障子に灯りのともる宿',
      button: '空室を見る',
    },
    {
      eyebrow: '湯',
      text: '竹林の露天で、\n星を数える。',
      second: '源泉は四十二度。朝五時から夜十二時までお入りいただけます。',
      alt: '竹林に囲まれた、湯気の立つ露天風呂',
    },
    {
      eyebrow: '客室',
      text: '丸窓の向こうに、\n四季。',
      second: 'どの部屋も庭に面しています。窓辺の椅子から、紅葉も雪も。',
      alt: '丸窓から見える、もみじの枝と山',
    },
    { eyebrow: '食事', text: '山の恵みを、\n炭の火で。', second: '夕食は囲炉裏の個室で。川魚、山菜、地元の牛を、目の前で焼き上げます。' },
    {
      eyebrow: 'ご滞在',
      text: '一日の流れ',
      second: '15:00　ご到着、お茶\n16:00　露天風呂\n18:00　囲炉裏の夕食\n8:00　朝食\n11:00　ご出発',
    },
    { eyebrow: '客室', text: '七室', second: '庭つきの離れが二室、和室が五室。' },
    { eyebrow: '一泊二食', text: '季節の会席プラン', second: 'お一人様、二名一室ご利用時の料金です。', button: '日にちを選ぶ' },
    {
      eyebrow: 'ご予約',
      text: '駅から送迎車で十五分',
      second: 'お電話のほか、お問い合わせからもお受けします。\n翌日までにお返事します。',
      button: '予約を相談する',
    },
  ],
  menu: ['ホーム', '客室', 'ご滞在', 'ご予約'],
  seo: {
    title: '湯の宿｜源泉かけ流しの七室',
    h1: '山あいの湯宿',
    description: '全七室、源泉かけ流しの湯宿です。露天風呂、客室、囲炉裏の夕食、宿泊プランとご予約のご案内です。',
  },
};
