import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const restaurant: TemplateTexts = {
  title: '港口餐厅',
  about: '适合餐厅：一道道展示菜品，最后引导订位。',
  sheets: [
    {
      eyebrow: '海港餐厅',
      text: '黄昏的港口，\n慢慢享用晚餐。',
      second: '窗外就是海。',
      alt: '黄昏中亮着灯的餐厅窗户',
      button: '预订座位',
    },
    { eyebrow: '今日推荐', text: '香煎金目鲷', second: '鱼皮焦香，鱼肉软嫩，配白黄油汁。', alt: '白盘中的香煎鱼和香草', button: '下一道' },
    { eyebrow: '招牌', text: '海鲜拉面', second: '用蛤蜊和鲷鱼熬足八小时的汤。', alt: '黑碗中的海鲜拉面和溏心蛋' },
    {
      eyebrow: '从前菜到甜点',
      text: '每样一点，\n慢慢品尝。',
      second: '每道菜可选分量，一个人吃或分着吃都好。',
      alt: '三只盘子里的前菜、沙拉和甜点',
      points: ['看今日推荐', '看招牌拉面'],
    },
    { eyebrow: '食材', text: '鲜鱼每天清晨\n来自门前的海。', second: '清早拍卖会买下，中午之前进厨房。', alt: '在深蓝海中游动的鱼' },
    { eyebrow: '晚餐', text: '菜单', second: '前菜三种　1,800\n海鲜汤　1,200\n今日鲜鱼　3,400\n炖牛颊肉　3,800\n季节甜点　950' },
    { text: '海风咸咸的夜里，\n我会先开好\n一瓶白葡萄酒。', second: '主厨' },
    {
      eyebrow: '外带',
      text: '把海港的味道\n带回家',
      products: [{ name: '海鲜拉面', description: '汤和面都已冷冻，加热即可。', button: '预留' }],
    },
    {
      eyebrow: '17:30–22:00',
      text: '今晚的座位，\n为您留着。',
      second: '周一休息，包间四位起订。',
      alt: '吊灯下的红酒与白葡萄酒',
      button: '预订座位',
    },
  ],
  menu: ['今日推荐', '菜单', '食材', '订位'],
  seo: { title: '港口餐厅', h1: '港口餐厅', description: '清晨上岸的鲜鱼，黄昏在港口品尝。今日推荐、招牌海鲜拉面与订位方式。' },
};
