import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const cosmetics: TemplateTexts = {
  title: '护肤品',
  about: '静静展示成分与质地，引导购买的护肤品牌。',
  sheets: [
    {
      eyebrow: '精华',
      text: '一夜之间，\n肌肤安稳',
      second: '睡前三滴，清晨的润泽就不一样。',
      alt: '立在金色圆环前的精华瓶',
      button: '查看价格',
    },
    { eyebrow: '我们的想法', text: '不是更多，\n而是更准', second: '只放肌肤需要的成分，用需要的浓度。不加香料，不加色素。' },
    { eyebrow: '山茶油', text: '冬日花朵，\n一滴籽油', second: '海岛农园手工采籽，不加热压榨。', alt: '暗处盛开的金色花朵' },
    { eyebrow: '天然来源成分', text: '98%', second: '余下的百分之二，用来保持品质。' },
    { eyebrow: '质地', text: '缓缓推开，\n不留黏腻', second: '在掌心温热，依次按在脸颊、额头和颈部。', alt: '金色的水珠' },
    { eyebrow: '夜间护理', text: '使用方法', second: '洁面后用化妆水打底\n掌心滴三滴\n双手捂热\n从脸到颈轻轻按压' },
    { eyebrow: '30毫升，约两个月', text: '夜间精华', second: '免运费。如不适合，三十天内可退货。', button: '购买' },
    { text: '早上照镜子时，\n我停了一下。', second: '四十多岁，干性肌肤' },
  ],
  menu: ['首页', '成分', '使用方法', '购买'],
  seo: {
    title: '护肤品｜夜间精华',
    h1: '一夜之间安稳肌肤的精华',
    description: '含山茶油的夜间精华。购买前请了解成分、使用方法、价格与退货说明。',
  },
};
