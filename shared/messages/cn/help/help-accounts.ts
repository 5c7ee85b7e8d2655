import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { helpAccounts as source } from '#shared/messages/jp/help/help-accounts.ts';

export const helpAccounts: CatalogueOf<typeof source> = {
  userList: {
    lead: '列出您账号之下的账号。',
    tasks: {
      add: {
        title: '添加用户',
        steps: '点击[[users:list.add]]。\n输入公司、联系人、邮箱和套餐，点击[[users:create.submit]]。\n用户会收到设置密码的链接。',
      },
      pause: { title: '批量暂停账号', steps: '在列表中选择账号。\n用列表上方的按钮暂停或恢复。' },
    },
    notes: '搜索会查找公司、联系人和邮箱中词的开头。\n暂停的账号只能查看，其网站不公开。',
  },
  user: {
    lead: '汇总一个账号的合同、套餐、网站、账单和可用操作。',
    tasks: {
      help: { title: '在客户的后台协助操作', steps: '点击[[acting:panel.open]]。\n选择权限、填写原因，点击[[acting:dialog.submit]]。' },
      plan: { title: '答复套餐申请', steps: '查看页面上方的申请。\n点击[[users:planRequest.approve]]或[[users:planRequest.decline]]。' },
      end: {
        title: '暂停或终止合同',
        steps: '在账号操作中选择[[users:action.pause]]，随时可以恢复。\n选择[[users:action.terminate]]将永久终止合同。',
      },
    },
    notes: '客户后台最多打开{{actingMinutes}}分钟，客户会收到通知。\n邀请邮件丢失时，可用[[users:action.resend-invitation]]重新发送。',
  },
  userImport: {
    lead: '用一个CSV文件一次添加多个账号。',
    tasks: {
      import: {
        title: '添加账号',
        steps: '点击[[imports:start.download]]，填写文件。\n选择文件，确认各列对应的项目。\n开始导入，错误会按行列出。',
      },
      undo: { title: '撤销导入', steps: '打开该次导入。\n在还没有人使用账号时，点击[[imports:done.undo]]。' },
    },
    notes: '文件最多{{importRows}}行、{{importMb}} MB。\n只要有一处错误，就不会添加任何账号。',
  },
  adminList: {
    lead: '管理与您共同使用此账号的人。',
    tasks: {
      invite: { title: '邀请成员', steps: '点击[[admins:invite]]。\n选择权限，点击[[admins:form.invite]]。' },
      remove: { title: '移除成员', steps: '打开该行末尾的菜单，选择[[admins:action.remove]]。' },
    },
    notes: '每个人使用自己的邮箱和密码登录。\n权限为[[users:authority.view]]时不能做任何修改。',
  },
  legalDocuments: {
    lead: '发布需要用户同意的使用条款和隐私政策。',
    tasks: {
      publish: { title: '发布新版本', steps: '填写正文，选择生效日期。\n点击[[legal:form.save]]，查看预览后点击[[legal:form.publish]]。' },
    },
    notes: '已发布的版本不能修改，也不能删除。\n生效后，用户打开后台时会被要求同意。',
  },
  auditLog: {
    lead: '记录谁在何时做了什么，不能修改。',
    tasks: {
      find: { title: '查找修改', steps: '按操作、期间和账号筛选。\n在[[audit:column.changes]]一列中查看修改前后的值。' },
      export: { title: '导出记录', steps: '设定筛选条件。\n点击[[common:export.start]]或[[common:export.startExcel]]。' },
    },
    notes: '',
  },
  profile: {
    lead: '您的个人信息、密码、登录安全和通知设置。',
    tasks: {
      protect: { title: '保护登录', steps: '点击[[security:twoFactor.setUp]]，用验证器应用扫描二维码。\n把恢复码保存在安全的地方。' },
      address: { title: '更改邮箱', steps: '点击[[profile:ownLogin.email]]。\n在发往新旧两个邮箱的邮件中确认。' },
      export: { title: '取走所有数据', steps: '点击[[takeout:start]]，等待邮件。' },
      support: {
        title: '设置支持联系方式',
        steps: '在[[profile:support.title]]中输入邮箱或页面。\n账号之下的所有人会在帮助和错误提示旁看到。',
      },
    },
    notes: '如有不认识的设备，请将其退出并更改密码。\n点击右上角个人资料菜单中的[[common:profile.changePassword]]，即可前往密码栏。',
  },
  apiAccess: {
    lead: '让您自己的程序读取和修改会员、咨询、消息和分析数据。',
    tasks: {
      issue: { title: '签发访问权限', steps: '点击[[api:issue]]，选择接口和网站。\n复制密钥，密钥只显示一次。' },
      webhook: { title: '接收事件通知', steps: '点击[[webhooks:add]]，输入接收系统的地址。\n选择事件，可通过测试确认能否收到。' },
    },
    notes: '每个访问权限每分钟最多调用{{callsPerMinute}}次。\n发送失败的通知会自动重发，记录保留{{webhookDays}}天。',
  },
  apiReference: {
    lead: '说明API的每个接口，并附有可复制的示例。',
    tasks: {
      call: { title: '进行第一次调用', steps: '签发访问权限并复制密钥。\n复制示例，填入密钥。' },
    },
    notes: '使用相同幂等键重复的写入只执行一次。',
  },
  systemNotices: {
    lead: '向使用后台的人通知消息和维护安排。',
    tasks: {
      create: {
        title: '编写通知',
        steps:
          '点击[[notices:create]]，填写标题和内容，选择接收者。\n如需同时发送邮件，请勾选[[notices:form.mail]]。\n点击[[notices:form.now]]。',
      },
    },
    notes: '维护通知会显示在所有页面顶部，直到维护结束。\n打开通知可以查看谁已阅读。',
  },
  notices: {
    lead: '列出服务商的消息，以及网站和合同的动态。',
    tasks: {
      read: { title: '全部标为已读', steps: '点击[[notices:received.markAll]]。' },
      choose: { title: '选择通知方式', steps: '打开个人资料。\n在[[bell:channels.title]]中选择铃铛、邮件、两者或不通知。' },
    },
    notes: '网站和合同的动态保留{{eventDays}}天。',
  },
};
