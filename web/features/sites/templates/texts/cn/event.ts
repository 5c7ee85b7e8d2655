import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const event: TemplateTexts = {
  title: '夏日音乐节',
  about: '适合活动：横向滑动的热闹画面，传达日期与看点。',
  sheets: [
    { eyebrow: '8月7日至9日　海滨公园', text: '夏夜，\n走进音乐中心。', alt: '灯光下的舞台和举手的观众', button: '购买门票' },
    { eyebrow: '演出', text: '三天，\n四十组演出。', second: '两座舞台，从白天到夜晚。', alt: '黄色光芒中旋转的大唱片' },
    { eyebrow: '9日　20:30', text: '最后一晚，\n以烟火收尾。', alt: '夜空中的三朵烟火和观众剪影' },
    { eyebrow: '怎么玩', text: '尽情跳舞，\n或静静聆听。', second: '草地上可以带椅子，也可以铺垫子。', alt: '层层叠叠的彩色波浪' },
    { eyebrow: '小吃', text: '三十个\n美食摊位。', second: '都是本地的店，现金和刷卡都行。', alt: '彩旗下的条纹摊位' },
    { eyebrow: '预售', text: '三日通票', second: '小学生及以下免费。', alt: '印着星星的粉色门票', button: '立即申请' },
    { eyebrow: '第一天', text: '时间表', second: '13:00　开场\n14:00　港口管乐团\n16:00　晚风\n18:30　星与电线\n20:00　最后的夏天' },
    { eyebrow: '三天', text: '8.7', second: '周五中午开场，\n风雨无阻。' },
  ],
  menu: ['首页', '阵容', '美食', '门票'],
  seo: { title: '夏日音乐节', h1: '夏日音乐节', description: '海边公园三天，四十组演出、三十个美食摊位，最后一晚还有烟火。' },
  popup: { name: '预售', alt: '预售票限时优惠', button: '购买门票' },
};
