import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const clinic: TemplateTexts = {
  title: '诊所',
  about: '用沉稳的画面说明门诊时间与就诊流程的诊所。',
  sheets: [
    {
      eyebrow: '内科、儿科',
      text: '不舒服，\n就早点来',
      second: '感冒、体检、疫苗，一家人都可以来。',
      alt: '摆着绿色椅子和绿植的明亮候诊室',
      button: '查看门诊时间',
    },
    {
      eyebrow: '就诊指南',
      text: '门诊时间',
      second: '周一、二、四、五　9:00–12:30\n下午　15:00–18:30\n周六　9:00–13:00\n周三、周日、节假日　休诊',
    },
    {
      eyebrow: '看诊',
      text: '先好好\n听您说',
      second: '从什么时候开始，是什么感觉，简单说几句就好。',
      alt: '围着爱心的听诊器',
      button: '预约看诊',
    },
    { eyebrow: '初次就诊', text: '请带上\n这些', second: '医保卡、用药手册，如有转诊信请一并带来。停诊前三十分钟停止挂号。' },
    { eyebrow: '网上预约', text: '24小时', second: '前一天夜里也好，清晨也好，\n选一个空着的时间。' },
    { eyebrow: '体检与疫苗', text: '每年留一天，\n检查身体', second: '体检需要预约，大约一周后为您讲解结果。', button: '咨询体检' },
    { eyebrow: '交通', text: '公园旁，\n坡道上', second: '从车站步行六分钟，有八个停车位。', alt: '通向山丘的小路与树木' },
    { text: '身体有疑问，\n请告诉我们', second: '发烧的患者，来院前请先联系。', button: '预约与咨询' },
  ],
  menu: ['首页', '门诊时间', '初次就诊', '预约与咨询'],
  seo: {
    title: '诊所｜内科与儿科',
    h1: '内科与儿科诊所',
    description: '内科与儿科诊所。门诊时间、初次就诊须知、体检与疫苗、网上预约都在这里。',
  },
};
