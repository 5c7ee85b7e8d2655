import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const fashion: TemplateTexts = {
  title: '服装品牌',
  about: '大幅展示新品，引导购买与到店的服装品牌。',
  sheets: [
    { eyebrow: '秋冬系列', text: '只穿\n黑色', alt: '起伏的黑色布料', button: '查看新品' },
    { eyebrow: '01', text: '羊毛大衣', second: '落肩，单层缝制，轻便耐穿。', alt: '衣架上的黑色大衣', button: '预订' },
    { eyebrow: '面料', text: '减去颜色，\n轮廓就出来了', second: '四种黑，各自染在不同的面料上。' },
    {
      eyebrow: '常备款',
      text: '每天的两件',
      products: [
        { name: '厚织T恤', description: '洗多少次，领口都不松。', button: '下单' },
        { name: '皮革球鞋', description: '鞋底可以更换，穿很多年。', button: '下单' },
      ],
    },
    {
      eyebrow: '02',
      text: '东西多的日子，\n就带它',
      second: '防泼水帆布，里面有五个口袋。',
      alt: '印着白色圆点的黑色托特包',
      button: '查看包款',
    },
    { eyebrow: '再生羊毛', text: '70%', second: '大衣的面料，用回收衣物的纱线织成。' },
    { eyebrow: '门店', text: '可以试穿的店', second: '东京　本店\n大阪　百货二楼\n福冈　街边店\n札幌　限时店\n线上　随时' },
    { eyebrow: '修补', text: '卖出之后，\n也会负责', second: '改长短、补线头、重新染色，\n多少年前的都可以带来。', button: '联系我们' },
  ],
  menu: ['首页', '大衣', '门店', '联系我们'],
  seo: { title: '服装品牌｜秋冬系列', h1: '只穿黑色', description: '只用黑色搭配的秋冬系列。大衣、常备款、包袋、门店与修补服务。' },
};
