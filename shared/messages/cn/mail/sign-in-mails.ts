import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { signInMails as source } from '#shared/messages/jp/mail/sign-in-mails.ts';

export const signInMails: CatalogueOf<typeof source> = {
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
  invitationKnown: {
    subject: '【{{brand}}】您已拥有账户',
    title: '此邮箱地址已注册',
    lead: '{{inviter}}邀请{{email}}开通新账户，但该邮箱地址已用于您现有的账户。',
    otherAddress: '一个邮箱地址只能登录一个账户。如需接受邀请，请告知邀请人改用其他邮箱地址。',
    button: '登录',
    notYou: '对方不会得知您是否拥有账户。如果您并不知情，请忽略本邮件，您的账户没有任何变化。',
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
  actedFor: {
    subject: '【{{brand}}】工作人员已打开您的管理后台',
    title: '工作人员已打开您的管理后台',
    lead: '{{company}}的{{by}}为了提供支持,打开了您的管理后台。',
    leadOfProvider: '{{provider}}为了提供支持，打开了您的管理后台。',
    reason: '原因:{{reason}}',
    access: {
      READ: '操作范围:仅查看(无法更改)',
      EDIT: '操作范围:查看和更改(无法操作密码、登录保护、付款、合同和全部数据的导出)',
    },
    until: '将于{{until}}(日本时间)自动结束。',
    recorded: '所有操作都会记录在操作记录中。您可以在个人资料页面查看,并随时结束。',
    button: '打开个人资料',
  },
  provider: { named: '您的服务商（{{brand}}）', alone: '您的服务商' },
  security: {
    wasYou: '如果是您本人操作，则无需处理。',
    notYou: '如果不是您本人操作，可能有他人知道您的密码。请立即重设密码，所有设备都将退出登录。',
    button: '重设密码',
    device: '设备：{{device}}',
    unknownDevice: '未知',
    notice: {
      'new-device': {
        subject: '【{{brand}}】您的账号在新设备上登录',
        title: '您的账号在新设备上登录',
        lead: '您的账号于{{at}}（日本时间）在从未使用过的设备上登录。',
      },
      'two-factor-on': {
        subject: '【{{brand}}】双重验证已启用',
        title: '双重验证已启用',
        lead: '您的账号于{{at}}（日本时间）启用了双重验证。下次登录时，除密码外还需要输入验证码。',
      },
      'two-factor-off': {
        subject: '【{{brand}}】双重验证已停用',
        title: '双重验证已停用',
        lead: '您的账号于{{at}}（日本时间）停用了双重验证。现在仅凭密码即可登录。',
      },
      'two-factor-reset': {
        subject: '【{{brand}}】双重验证已被重置',
        title: '双重验证已被重置',
        lead: '您账号的管理者于{{at}}（日本时间）重置了双重验证。现在仅凭密码即可登录。请在个人资料页面重新设置。',
      },
      'recovery-codes': {
        subject: '【{{brand}}】恢复码已重新生成',
        title: '恢复码已重新生成',
        lead: '您账号的恢复码于{{at}}（日本时间）重新生成。以前的恢复码已失效。',
      },
      'recovery-code-used': {
        subject: '【{{brand}}】有人使用恢复码登录',
        title: '有人使用恢复码登录',
        lead: '您的账号于{{at}}（日本时间）使用恢复码登录。该恢复码不能再次使用。',
      },
    },
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
