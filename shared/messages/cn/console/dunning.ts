import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { dunning as source } from '#shared/messages/jp/console/dunning.ts';

export const dunning: CatalogueOf<typeof source> = {
  title: '催款设置',
  action: '催款设置',
  lead: '设置账单逾期多少天后执行什么操作。仅在账单未付期间，于日本时间上午9点执行。',
  steps: '步骤',
  step: '步骤{{position}}',
  kind: '内容',
  kinds: {
    reminder: '付款提醒',
    'final-notice': '最后通知',
  },
  days: '付款期限后的天数',
  daysUnit: '天后',
  add: '添加步骤',
  remove: '删除步骤{{position}}',
  none: '没有步骤。账单逾期后不会发送任何邮件。',
  hint: '更改从次日早上起适用于未付账单。已经过去的步骤不会补做。',
  save: '保存',
  saved: '催款设置已保存。',
  failed: '无法加载催款设置',
  preview: {
    title: '邮件预览',
    lead: '以示例账单显示实际发送的邮件。',
    mail: '邮件',
    language: '语言',
    subject: '主题',
    frame: '邮件预览',
    failed: '无法显示邮件',
  },
  log: {
    title: '催款',
    sent: '已发送给{{contacts}}人',
    next: '下一步骤',
  },
  hold: {
    action: '暂缓催款',
    title: '要暂缓催款吗？',
    text: '例如已约定分期付款时，到该日为止不会催款。之后继续执行剩余的步骤。',
    until: '暂缓至',
    done: '已暂缓催款。',
    held: '暂缓至{{day}}',
    resume: '恢复催款',
    ended: '已恢复催款。',
  },
};
