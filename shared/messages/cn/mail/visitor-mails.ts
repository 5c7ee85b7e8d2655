import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { visitorMails as source } from '#shared/messages/jp/mail/visitor-mails.ts';

export const visitorMails: CatalogueOf<typeof source> = {
  formReceived: {
    subject: { contact: '【{{site}}】收到新的咨询', homepage: '【{{site}}】收到新的表单' },
    title: { contact: '收到新的咨询', homepage: '收到新的表单' },
    lead: '有访客在 {{site}} 提交了以下内容（日本时间 {{at}}）。',
    reply: '直接回复本邮件，即可回复提交者（{{email}}）。',
    agreed: '已同意：{{pages}}',
    offer: '来自弹窗“{{name}}”的申请。',
    waiting: '名额已满，已作为候补受理。',
    button: '打开网站',
    footer: '本邮件由 {{site}} 的表单自动发送。',
  },
  formThanks: {
    subject: { contact: '【{{company}}】感谢您的咨询', homepage: '【{{company}}】已收到您提交的内容' },
    title: { contact: '感谢您的咨询', homepage: '感谢您的提交' },
    lead: '{{company}} 已收到您提交的以下内容。',
    reply: '我们将在 24 小时内通过邮件回复您。',
    waiting: '由于名额已满，已将您登记为候补。如有空缺，我们会通过邮件通知您。',
    button: '返回网站',
    notYou: '如果这不是您本人的操作，请忽略本邮件。',
  },
  unanswered: '（未填写）',
  memberRegistration: {
    subject: '【{{brand}}】请完成会员注册',
    title: '还差一步即可成为会员',
    lead: '感谢您注册成为 {{brand}} 的会员。请点击下方按钮打开页面，完成注册。',
    button: '完成会员注册',
    notYou: '如果这不是您本人的操作，请忽略本邮件，注册不会完成。',
  },
  memberKnown: {
    subject: '【{{brand}}】您已经是会员',
    title: '此邮箱地址已注册会员',
    lead: '有人使用此邮箱地址申请注册 {{brand}} 的会员，但您已经是会员，可以直接登录使用。',
    button: '登录',
    forgotten: '如果忘记了密码，可在以下页面重置：',
    notYou: '如果这不是您本人的操作，请忽略本邮件，您的会员信息没有任何变化。',
  },
  memberLeft: {
    subject: '【{{brand}}】您已退出会员',
    title: '您的会员资格已注销',
    lead: '您已于 {{at}}（日本时间）退出 {{brand}} 的会员。感谢您一直以来的支持。',
    deleted: '您注册时填写的内容已被删除。您可以随时使用同一邮箱地址重新注册会员。',
    button: '注册会员',
    notYou: '如果这不是您本人的操作，您的密码可能已被他人知晓。如果其他服务也使用了相同的密码，请尽快更改。',
  },
};
