import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const wedding: TemplateTexts = {
  title: '婚礼请柬',
  about: '告知日期、地点与流程，并接收回复的婚礼请柬。',
  sheets: [
    { eyebrow: '邀请', text: '我们\n要结婚了', second: '子涵与雨桐', alt: '叶子和花朵编成的花环' },
    { text: '一路有你们陪伴，\n这一天，\n也想和你们一起过。', second: '子涵、雨桐' },
    { eyebrow: '日期', text: '5.23', second: '周六上午十一点举行仪式，\n十点开始签到。' },
    { eyebrow: '地点', text: '山坡上的\n小教堂', second: '十点有接送巴士从车站出发。', alt: '山坡上的白色教堂', button: '询问路线' },
    { eyebrow: '当天', text: '流程', second: '10:00　签到\n11:00　仪式\n11:40　合影\n12:15　婚宴\n15:00　散席' },
    { eyebrow: '我们', text: '相识七年', second: '大学合唱团里并肩站着，就这样开始了。', alt: '交叠的两枚戒指' },
    { eyebrow: '回复', text: '请在四月底前\n告诉我们', second: '如有不能吃的食物，\n也请一并写下。', button: '回复出席' },
  ],
  menu: ['邀请', '日期', '地点', '回复'],
  seo: { title: '婚礼请柬', h1: '婚礼邀请', description: '婚礼的日期、地点与当天流程，也可以在这里回复是否出席。' },
};
