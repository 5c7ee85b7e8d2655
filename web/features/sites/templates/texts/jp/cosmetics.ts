import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const cosmetics: TemplateTexts = {
  title: '化粧品',
  about: '成分と使い心地を上質に見せて、購入につなげる化粧品に。',
  sheets: [
    {
      eyebrow: '美容液',
      text: '夜のうちに、\n肌をととのえる。',
      second: '眠る前の三滴で、朝のうるおいが変わります。',
      alt: '金色の輪の前に立つ美容液の瓶',
      button: '価格を見る',
    },
    { eyebrow: '考え方', text: '足すより、\n選びぬく。', second: '肌に必要なものだけを、必要な濃さで。香料と着色料は使っていません。' },
    {
      eyebrow: '椿油',
      text: '冬に咲く花の、\n種からひとしずく。',
      second: '島の農園で手摘みした種を、熱を加えずに搾ります。',
      alt: '暗がりに咲く金色の花',
    },
    { eyebrow: '自然由来成分', text: '98%', second: '残りの二パーセントは、品質を守るための成分です。' },
    {
      eyebrow: '手ざわり',
      text: 'とろりと伸びて、\nさらりと残らない。',
      second: '手のひらで温めてから、頬、額、首の順に。',
      alt: '金色のしずく',
    },
    { eyebrow: 'お手入れ', text: '使い方', second: '洗顔のあと、化粧水で整える\n手のひらに三滴\n両手で包んで温める\n顔から首へ押さえる' },
    {
      eyebrow: '30mL、約二か月分',
      text: 'ナイトセラム',
      second: '送料は無料です。肌に合わないときは、三十日以内に返品できます。',
      button: '購入する',
    },
    { text: '朝、鏡の前で\n手が止まりました。', second: '四十代、乾燥肌の方' },
  ],
  menu: ['ホーム', '成分', '使い方', '購入'],
  seo: {
    title: '化粧品｜夜の美容液',
    h1: '夜のうちに肌をととのえる美容液',
    description: '椿油を使った夜の美容液です。成分、使い方、価格と返品について、お求めの前にご覧ください。',
  },
};
