import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { mail as source } from '#shared/messages/jp/mail.ts';

export const mail: CatalogueOf<typeof source> = {
  greeting: '{{name}}，您好：',
  openInstead: '如果按钮无法点击，请在浏览器中打开以下地址：',
  expires: {
    minutes: '链接在 {{count}} 分钟内有效（截止日本时间 {{until}}），仅可使用一次。',
    hours: '链接在 {{count}} 小时内有效（截止日本时间 {{until}}），仅可使用一次。',
    days: '链接在 {{count}} 天内有效（截止日本时间 {{until}}），仅可使用一次。',
  },
  footer: '本邮件由 {{brand}} 自动发送，请勿直接回复。',
  passwordReset: {
    subject: '【{{brand}}】重置密码',
    title: '重置密码',
    lead: '我们收到了重置密码的请求。请点击下方按钮设置新密码。',
    button: '设置新密码',
    notYou: '如果这不是您本人的操作，请忽略本邮件，您的密码不会改变。',
  },
  invitation: {
    subject: '【{{brand}}】账户邀请',
    title: '账户邀请',
    lead: '{{inviter}} 已为您开通账户。点击下方按钮设置密码后即可开始使用。',
    signInId: '您的登录 ID 就是此邮箱地址：{{email}}',
    button: '设置密码并开始使用',
    late: '如果链接已过期，请联系邀请您的人重新发送邮件。',
    notYou: '如果您并不知情，请忽略本邮件。在设置密码之前，任何人都无法使用该账户。',
  },
  registration: {
    subject: '【{{brand}}】请完成注册',
    title: '还差一步即可完成注册',
    lead: '感谢您申请 {{brand}}。请点击下方按钮设置密码，完成注册并开始 {{days}} 天免费试用。',
    button: '完成注册',
    notYou: '如果这不是您本人的操作，请忽略本邮件，注册不会完成。',
  },
  registrationKnown: {
    subject: '【{{brand}}】您已拥有账户',
    title: '此邮箱地址已注册',
    lead: '有人使用此邮箱地址申请了新账户。由于您已拥有账户，我们没有创建新的账户，您可以直接登录使用。',
    button: '登录',
    forgotten: '如果忘记了密码，可在以下页面重置：',
    notYou: '如果这不是您本人的操作，请忽略本邮件，您的账户没有任何变化。',
  },
  registrationEnded: {
    subject: '【{{brand}}】关于您的注册申请',
    title: '此邮箱地址无法注册',
    lead: '有人使用此邮箱地址申请了新账户。由于该地址对应的账户已经解约，无法再次注册。请使用其他邮箱地址申请。',
    button: '使用其他邮箱申请',
    notYou: '如果这不是您本人的操作，请忽略本邮件。',
  },
  passwordChanged: {
    subject: '【{{brand}}】您的密码已更改',
    title: '您的密码已更改',
    lead: '您的账户密码已于 {{at}}（日本时间）更改。此前登录的所有设备均已退出。',
    wasYou: '如果是您本人更改的，则无需任何操作。',
    notYou: '如果不是您本人操作，您的账户可能已被他人使用，请立即重置密码。',
    button: '重置密码',
  },
};
