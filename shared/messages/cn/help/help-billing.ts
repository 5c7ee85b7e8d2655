import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { helpBilling as source } from '#shared/messages/jp/help/help-billing.ts';

export const helpBilling: CatalogueOf<typeof source> = {
  planManagement: {
    lead: '设置套餐的价格、上限和功能。',
    tasks: {
      create: { title: '新建套餐', steps: '点击[[plans:create]]，输入价格和上限。\n选择客户能否自行申请。' },
      price: {
        title: '修改价格',
        steps:
          '在套餐的菜单中选择[[plans:action.prices]]。\n选择生效月份，以及是否适用于现有合同。\n确认受影响的账号数，点击[[plans:prices.save]]。',
      },
    },
    notes: '新价格最早从下个月生效，上限和功能立即生效。\n停止提供的套餐，现有账号仍可继续使用。',
  },
  checkPlan: {
    lead: '查看当前套餐和使用情况，也可在此申请更换套餐。',
    tasks: {
      change: {
        title: '更换套餐',
        steps: '比较下方的套餐。\n点击[[contract:choose]]或[[contract:ask.button]]。\n确认费用和生效日期后提交。',
      },
      withdraw: { title: '撤回申请', steps: '点击页面上方的[[contract:change.withdraw]]。' },
    },
    notes: '新套餐从每月1日开始。\n如果使用量超过套餐上限，会提示需要先减少什么。',
  },
  paymentList: {
    lead: '列出账单的金额和支付状态。',
    tasks: {
      get: {
        title: '下载账单PDF',
        steps: '选择一张或多张账单。\n点击[[bills:documents.zip]]；只要一张时，打开后点击[[bills:documents.pdf]]。',
      },
      pay: { title: '支付未付账单', steps: '打开账单。\n点击[[card:pay.action]]，或汇款到账单上的银行账号。' },
      receive: { title: '登记收款', steps: '打开账单，点击[[ledger:receive.action]]。\n输入日期和金额，不足部分保持未付。' },
      correct: {
        title: '更正账单',
        steps: '打开账单。\n要替换请点击[[bills:correct.action]]，要减去一部分请点击[[ledger:credit.action]]。',
      },
    },
    notes: '账单在每月1日开具。\n已开具的账单会保留，不会改变。',
  },
  manualInvoice: {
    lead: '在每月账单之外单独开具账单，例如一次性服务。',
    tasks: {
      issue: {
        title: '开具账单',
        steps: '输入明细。单价为负数表示折扣。\n点击[[manual:check]]，确认金额。\n点击[[manual:confirm.action]]，客户会收到账单邮件。',
      },
    },
    notes: '已开具的账单不能修改，只能更正。',
  },
  paymentMethod: {
    lead: '设置支付方式：银行转账或信用卡。',
    tasks: {
      card: { title: '用信用卡支付', steps: '点击[[card:bank.add]]。\n在Stripe的页面输入卡号，本服务不保存卡号。' },
      recipients: {
        title: '把账单也发给其他人',
        steps: '在[[recipients:title]]中输入邮箱，点击[[recipients:add]]。\n由对方在邮件中确认。',
      },
    },
    notes: '信用卡在每张账单的付款期限当天扣款。\n最多可登记{{recipients}}个没有登录账号的收件人。',
  },
  billingSettings: {
    lead: '设置账单上的开票方、收款账号和付款期限。',
    tasks: {
      enter: {
        title: '填写开票方',
        steps: '输入名称、地址、登记号和收款账号。\n添加标志和印章，在单据示意图中确认。\n点击[[bills:settings.save]]。',
      },
    },
    notes: '设置完成之前不会开具账单。\n已开具的账单不受影响。',
  },
  estimates: {
    lead: '为客户或没有账号的公司开具报价单。',
    tasks: {
      issue: {
        title: '开具报价单',
        steps: '点击[[estimates:create]]，输入公司、明细和有效期。\n点击[[estimates:issue]]，再点击[[estimates:send]]。',
      },
      decide: { title: '记录答复', steps: '打开报价单。\n点击[[estimates:accept]]或[[estimates:decline]]。' },
    },
    notes: '已开具的报价单不能修改，请用[[estimates:replace]]开具新的报价单。\n编号与账单分开。',
  },
  dunning: {
    lead: '决定账单逾期后何时采取什么措施。',
    tasks: {
      steps: { title: '设置步骤', steps: '点击[[dunning:add]]，选择措施和天数。\n在预览中确认邮件内容。\n点击[[dunning:save]]。' },
      hold: { title: '暂停某张账单的催款', steps: '打开账单，点击[[dunning:hold.action]]。\n选择暂停到哪一天。' },
    },
    notes: '步骤在日本时间上午9点执行，仅限未支付期间。\n停用账号之前必须先有最终通知。',
  },
  accounting: {
    lead: '按月查看销售额和消费税，并导出分录。',
    tasks: {
      export: { title: '导出分录', steps: '选择月份、会计软件和字符编码。\n点击[[bills:accounting.export.action]]，导入会计软件。' },
    },
    notes: '科目和税码的名称必须与会计软件一致，请在下方设置一次。',
  },
  receivables: {
    lead: '按公司和逾期天数查看尚未收到的款项。',
    tasks: {
      chase: { title: '处理逾期账单', steps: '从逾期最久的账单看起。\n打开公司，联系客户或登记收款。' },
    },
    notes: '催款步骤会自动执行，详见[[dunning:title]]。',
  },
  bankTransfers: {
    lead: '读取银行文件中的入账，并与未付账单核对。',
    tasks: {
      match: {
        title: '登记转账',
        steps: '在[[transfers:file]]中选择文件。\n确认核对结果。有多个候选时选择账单。\n进行登记。在此之前不会有任何改变。',
      },
    },
    notes: '已登记的转账不会重复登记。',
  },
};
