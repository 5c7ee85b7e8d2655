import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { recipients as source } from '#shared/messages/jp/console/recipients.ts';

export const recipients: CatalogueOf<typeof source> = {
  title: '账单邮件的收件人',
  lead: '没有登录账号的人也可以收到账单、退款账单、催款等邮件，并附有PDF。最多{{max}}个地址。',
  none: '还没有收件人。',
  failed: '无法加载收件人',
  email: '电子邮箱',
  language: '邮件语言',
  addHelp: '我们会发送一封确认邮件。对方确认之前，不会发送其他邮件。',
  add: '添加收件人',
  sent: '已发送确认邮件。',
  addFailed: '无法添加收件人',
  full: '收件人已达上限。如需添加，请先移除一个。',
  state: {
    waiting: '等待确认',
    confirmed: '已确认',
    refused: '已拒收',
  },
  remove: {
    action: '移除',
    label: '移除 {{email}}',
    title: '要移除此收件人吗？',
    text: '{{email}} 将不再收到账单邮件。',
    confirm: '移除',
    done: '已移除收件人。',
    failed: '无法移除收件人',
  },
};
