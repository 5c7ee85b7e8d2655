export const acting = {
  access: { READ: '仅查看', EDIT: '查看和更改' },
  back: '返回自己的管理后台',
  /** Texts on the page of an account. */
  panel: {
    title: '客户的管理后台',
    text: '为解答咨询等，可打开该客户的管理后台一小时。',
    open: '打开客户的管理后台',
  },
  dialog: {
    title: '打开“{{name}}”的管理后台',
    access: '操作范围',
    help: {
      READ: '只能查看页面，无法更改任何内容。',
      EDIT: '可以更改网站、新闻等。密码、登录保护、API访问、子管理员、付款、合同和数据导出只能由本人操作。',
    },
    reason: '原因',
    reasonHelp: '将原样显示在发给客户的邮件和操作记录中。',
    told: '系统会通过邮件告知客户您的姓名、原因和操作范围。',
    recorded: '所有操作都会以您和客户双方的名义记录。',
    ends: '一小时后自动结束。客户也可以提前结束。',
    submit: '打开管理后台',
  },
  /** Texts above every screen of the console that the manager has opened. */
  banner: {
    label: '代为操作',
    whose: '您正在查看{{company}} {{name}}的管理后台',
    minutes: '剩余{{count}}分钟',
  },
  over: {
    title: '此管理后台的使用已结束',
    text: '一小时已到，或客户等已将其结束。如需继续，请从自己的管理后台重新打开。',
  },
  /** Texts on the profile of the login whose console was opened. */
  past: {
    title: '工作人员打开管理后台的记录',
    lead: '工作人员为提供支持等打开您的管理后台的记录。',
    who: '{{company}} {{name}}',
    active: '使用中',
    period: '{{from}} 至 {{until}}',
    reason: '原因:{{reason}}',
    end: '结束',
    ended: '已结束工作人员的使用。',
    endFailed: '无法结束',
  },
  /** Shown instead of the parts of a profile that only the person may see. */
  personOnly: '密码和登录保护只能由本人查看和更改。',
} as const;
