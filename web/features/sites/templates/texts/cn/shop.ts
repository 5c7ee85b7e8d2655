import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const shop: TemplateTexts = {
  title: '茶与器',
  about: '适合店铺：用图片展示商品，直接引导下单。',
  sheets: [
    { eyebrow: '茶与器', text: '今日这杯茶，\n配一件好器。', alt: '窗边餐桌上的绿色茶壶和茶杯', button: '看看器物', points: ['看看茶杯'] },
    {
      eyebrow: '茶叶',
      text: '来自静冈茶园，\n直送到家。',
      second: '五月采下的头茶，接单后现装。',
      alt: '在深绿中飘舞的茶叶',
      button: '看看茶叶',
    },
    {
      eyebrow: '茶壶与茶杯',
      text: '三色茶壶，握来顺手。',
      alt: '架子上的红、白、青三把茶壶',
      products: [
        { name: '红泥茶壶', description: '手工拉坯，适合两人使用。', button: '订购' },
        { name: '青瓷茶杯', description: '杯口轻薄，日日可用。', button: '订购' },
      ],
    },
    { eyebrow: '茶杯', text: '茶杯，随心情而选。', second: '煎茶用薄胎，焙茶用厚胎，请拿在手里挑。', alt: '俯视四只不同颜色的抹茶杯' },
    {
      eyebrow: '花器',
      text: '插一枝花，\n留住季节。',
      second: '细口，让一枝花稳稳立住。',
      alt: '插着花枝的花瓶和一只蓝色茶杯',
      button: '订购花器',
    },
    { eyebrow: '送礼', text: '送礼选购，\n欢迎咨询。', alt: '冒着热气的白色大茶碗', button: '联系我们' },
    { eyebrow: '煎茶', text: '怎么泡才好喝', second: '茶叶一大匙\n热水放到七十度\n等一分钟，慢慢倒\n直到最后一滴' },
    { text: '换一只杯子，\n喝茶的时间\n也会变长一点。', second: '店主' },
  ],
  menu: ['首页', '茶壶', '茶杯', '联系我们'],
  seo: { title: '茶与器', h1: '茶与器', description: '陪伴日常饮茶的器物与茶叶。茶壶、茶杯、花器，每一件都用心挑选后送达。' },
  popup: { name: '前30名', alt: '前30名顾客赠送茶叶', button: '立即报名' },
};
