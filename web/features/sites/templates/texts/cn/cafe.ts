import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const cafe: TemplateTexts = {
  title: '街角咖啡馆',
  about: '用菜单和店里的气氛打动人，适合想招揽客人的咖啡馆。',
  sheets: [
    {
      eyebrow: '自家烘焙咖啡与点心',
      text: '从清晨第一杯，\n到傍晚的小憩',
      second: '新鲜烘焙的豆子，一杯一杯手工冲煮。',
      alt: '窗边木桌上一杯冒着热气的咖啡',
      button: '查看菜单',
    },
    { eyebrow: '我们的店', text: '选豆、烘豆、冲煮，\n只做这一件事', second: '按产地调整烘焙深浅，每周四天，在店里的烘豆机现烘。' },
    { eyebrow: '咖啡', text: '菜单', second: '今日咖啡　550\n深烘拼配　600\n拿铁　650\n冷萃　650\n季节气泡饮　700' },
    {
      eyebrow: '拿铁',
      text: '什么豆，\n配什么奶',
      second: '深烘配浓厚的鲜奶，浅烘配燕麦奶，也可以按您的喜好来。',
      alt: '俯视的拿铁，奶泡拉出叶子图案',
    },
    {
      eyebrow: '烘焙点心',
      text: '芝士蛋糕',
      second: '静置一夜，口感浓郁。搭配咖啡减100日元。',
      alt: '点缀红色浆果的芝士蛋糕',
      button: '预留一块',
    },
    { text: '豆子一百克起卖，\n现场磨好交给您。', second: '店主' },
    { eyebrow: '开店', text: '8:00', second: '工作日七点半开门，\n早餐供应到十点。' },
    {
      eyebrow: '营业时间',
      text: '周一至周五　7:30–19:00\n周六、周日　8:00–18:00',
      second: '周三休息。\n订座请通过联系页面告诉我们。',
      button: '预订座位',
    },
  ],
  menu: ['首页', '菜单', '营业时间', '联系我们'],
  seo: {
    title: '街角咖啡馆｜自家烘焙咖啡与点心',
    h1: '自家烘焙的咖啡馆',
    description: '供应自家烘焙咖啡和现烤点心的咖啡馆。在这里查看菜单、营业时间并预订座位。',
  },
};
