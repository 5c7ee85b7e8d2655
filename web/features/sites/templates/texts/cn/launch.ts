import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const launch: TemplateTexts = {
  title: '全新耳机',
  about: '适合新品：一眼看懂亮点，用早鸟价促成下单。',
  sheets: [
    { eyebrow: '新品', text: '连寂静，\n都听得见。', alt: '蓝光中的白色耳机', button: '早鸟预订' },
    {
      eyebrow: '连接',
      text: '耳边一变，\n日常焕新。',
      second: '同时连两台设备，开会听歌不用切换。',
      alt: '光带与正在播放视频的手机',
      button: '预订',
    },
    { eyebrow: '续航', text: '40\n小时', second: '含充电盒。周末出门，不用带充电器。', alt: '由蓝到紫的声波' },
    { eyebrow: '快充', text: '充电十分钟，\n再听三小时。', alt: '带光点的黑色充电盒' },
    { eyebrow: '颜色', text: '五色可选。', second: '欢迎到店看实物的颜色。', alt: '五色样品环绕的白色耳机' },
    { eyebrow: '早鸟价', text: '发售当天，\n送到手中。', second: '发售当天上午送达。', alt: '系着粉色丝带的白色盒子', button: '预订' },
    { eyebrow: '规格', text: '详细参数', second: '重量　单耳4.8g\n防水　IPX5\n连接　Bluetooth 5.4\n充电　USB-C\n保修　两年' },
    { eyebrow: '正价', text: '人气色', products: [{ name: '午夜', description: '夜的颜色，表面不显划痕。', button: '预订' }] },
  ],
  menu: ['首页', '音质', '颜色与价格', '联系我们'],
  seo: {
    title: '全新耳机｜接受预订',
    h1: '连寂静都听得见的耳机',
    description: '四十小时续航，充电十分钟再听三小时，五色可选。全新耳机现已接受预订。',
  },
  popup: { name: '早鸟价', alt: '早期预订优惠两千日元', button: '早鸟预订' },
};
