import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const landing: TemplateTexts = {
  title: '报名页',
  about: '只为一个目标：从烦恼到价格，一路引向报名。',
  sheets: [
    {
      eyebrow: '免费体验中',
      text: '每周两次，\n每次三十分钟',
      second: '不用预约的健身房。',
      alt: '白色圆圈里的黑色哑铃',
      button: '免费体验',
    },
    { eyebrow: '是不是这样', text: '坚持不下来的原因', second: '离公司太远\n不知道练什么\n人太多，用不上\n月费太贵' },
    { eyebrow: '随时可来', text: '24小时', second: '上班前、末班车后都行。手机就是钥匙。' },
    { eyebrow: '时间', text: '三十分钟，\n练完就走', second: '当天的项目显示在入口屏幕上，不用费时间想。', alt: '黄色闹钟' },
    { eyebrow: '器械', text: '来三次，\n就熟了', second: '前三次都有教练陪在旁边。', alt: '红色壶铃' },
    { eyebrow: '月费', text: '不限次数', second: '没有入会费，也没有解约金，随时可以暂停。', button: '预约体验' },
    { text: '半年之后，\n爬楼梯不再喘了。', second: '五十多岁，上班族' },
    { eyebrow: '一分钟填完', text: '这周就开始', second: '空手来就行，鞋和衣服都可以借。', button: '报名' },
  ],
  menu: ['首页', '理由', '价格', '报名'],
  seo: {
    title: '24小时健身房｜免费体验',
    h1: '每周两次 每次三十分钟',
    description: '无需预约的24小时健身房，正在接受免费体验报名。了解方式、价格并报名。',
  },
};
