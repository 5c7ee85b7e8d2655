import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { billingMails as source } from '#shared/messages/jp/mail/billing-mails.ts';

export const billingMails: CatalogueOf<typeof source> = {
  /** E-mails about the request for a plan, and changes of plans. */
  planNotice: {
    text: '留言：{{text}}',
    button: '打开管理后台',
    requested: {
      subject: '【{{brand}}】套餐变更申请（{{company}}）',
      title: '收到套餐变更申请',
      lead: '“{{company}}”申请变更为套餐“{{plan}}”。请在管理后台查看内容，并选择批准或拒绝。',
    },
    chosen: {
      subject: '【{{brand}}】已收到套餐变更申请',
      title: '已收到套餐变更申请',
      lead: '自{{day}}起将变更为套餐“{{plan}}”。在此之前可继续使用当前套餐，也可在管理后台撤回变更。',
    },
    approved: {
      subject: '【{{brand}}】套餐变更已获批准',
      title: '套餐变更已获批准',
      lead: '变更为套餐“{{plan}}”的申请已获批准，自{{day}}起生效。在此之前可继续使用当前套餐。',
    },
    declined: {
      subject: '【{{brand}}】关于您的套餐变更申请',
      title: '套餐变更申请未获批准',
      lead: '变更为套餐“{{plan}}”的申请未获批准。您可以继续使用当前套餐。',
    },
    effective: {
      subject: '【{{brand}}】套餐已变更',
      title: '套餐已变更',
      lead: '自{{day}}起适用套餐“{{plan}}”。',
    },
    exceeded: {
      subject: '【{{brand}}】套餐变更前请确认',
      title: '当前使用内容超出变更后的套餐',
      lead: '您的套餐将于{{day}}变更为“{{plan}}”，但当前使用内容超出其范围。请在套餐页面确认，并在{{day}}前减少，或撤回变更。如仍超出，将继续使用当前套餐和费用。',
    },
    postponed: {
      subject: '【{{brand}}】套餐变更已延期',
      title: '套餐变更已延期',
      lead: '由于使用内容超出“{{plan}}”的范围，套餐未变更，继续使用当前套餐。变更延期至{{day}}。请在此之前减少套餐页面所列内容，或撤回变更。',
    },
  },
  invoiceButton: '查看账单',
  invoiceIssued: {
    subject: {
      invoice: '【{{brand}}】账单 {{number}} 已开具',
      reissue: '【{{brand}}】更正后的账单 {{number}} 已开具',
      credit: '【{{brand}}】账单 {{corrects}} 已取消',
    },
    title: { invoice: '账单已开具', reissue: '更正后的账单已开具', credit: '账单已取消' },
    lead: {
      invoice: '感谢您一直以来的使用。我们已开具以下账单。',
      reissue: '我们更正了账单 {{corrects}}，并开具了以下账单。更正前的账单无需支付。',
      credit: '我们已开具退款账单，取消账单 {{corrects}}。您无需付款。',
    },
    attached: 'PDF 已随本邮件附上。',
    payment: {
      'bank-transfer': '请在付款期限前汇款至账单上注明的账号。',
      card: '将在付款期限当日从您登记的银行卡扣款。',
    },
  },
  invoiceVoid: {
    subject: '【{{brand}}】账单 {{number}} 已作废',
    title: '账单已作废',
    lead: '以下账单已作废，无需付款。账单 PDF 上会标明“作废”。',
  },
  creditNote: {
    subject: '【{{brand}}】已开具退款账单 {{number}}',
    title: '已开具退款账单',
    lead: '针对账单 {{invoice}}，我们开具了以下退款账单。',
    open: '扣除后，应付金额为 {{amount}}。',
    excess: '您已支付的款项中，我们将退还 {{amount}}。',
    settled: '此账单无需再付款。',
  },
  refund: {
    subject: '【{{brand}}】账单 {{number}} 的退款通知',
    title: '已退款',
    lead: {
      'bank-transfer': '我们已通过银行转账退款，详情如下。',
      card: '我们已将以下金额退回您登记的银行卡，最多可能需要十天才会显示在账单中。',
    },
    amount: '退款金额',
    on: '退款日期',
  },
  paymentOverdue: {
    subject: '【{{brand}}】付款提醒（账单 {{number}}）',
    title: '付款期限已过',
    lead: '以下账单已过付款期限，但我们尚未确认到您的付款。请尽快汇款至以下账号。',
    crossed: '如果您已付款，请忽略此邮件。',
  },
  dunning: {
    open: '未付金额',
    byCard: '您也可以在账单页面用信用卡付款。',
    finalNotice: {
      subject: '【{{brand}}】重要：最后付款通知（账单 {{number}}）',
      title: '最后付款通知',
      lead: '我们已就以下账单多次提醒，但仍未确认到您的付款。请立即汇款至以下账号。',
      pause: '如果仍未收到您的付款，我们将于{{day}}暂停您的账号。暂停期间网站不会显示，也无法进行更改。',
    },
    paused: {
      subject: '【{{brand}}】重要：账号已暂停（账单 {{number}}）',
      title: '账号已暂停',
      lead: '由于未确认到以下账单的付款，您的账号已暂停。暂停期间网站不会显示，也无法进行更改，但您仍可登录和付款。',
      resume: '确认到付款后，账号将自动恢复。',
    },
    resumed: {
      subject: '【{{brand}}】账号已恢复',
      title: '账号已恢复',
      lead: '以下账单已没有未付金额，因此账号已恢复。网站将重新显示。',
    },
  },
  billingLetter: {
    subject: '【{{brand}}】{{subject}}',
    footer: '此邮件由 {{brand}} 的账务负责人发送，您可以直接回复。',
  },
  pageViewsReached: {
    subject: '【{{brand}}】本月页面浏览量已达{{percentage}}%',
    title: '页面浏览量已达{{percentage}}%',
    lead: '{{month}}的页面浏览量已达{{views}}次。套餐费用每月包含{{size}}次。',
    price: '超过{{size}}次后，每{{size}}次浏览将收取{{price}}日元（不含税）的追加费用。网站会继续公开。',
    free: '超过{{size}}次也不会产生追加费用，网站会继续公开。',
    button: '查看页面浏览量',
    delay: '统计最长约需1小时，实际的浏览量可能更多。',
  },
  trialEnds: {
    subject: '【{{brand}}】免费试用将在{{days}}天后结束',
    title: '免费试用将在{{days}}天后结束',
    lead: '您的免费试用将于{{day}}结束。如需继续使用，请在此之前申请付费套餐。',
    afterwards: '试用结束后，网站将取消发布。您制作的内容会保留，申请付费套餐后即可恢复。',
    button: '选择套餐',
    note: '如果不申请，则不会产生费用。',
  },
  trialEndsTomorrow: {
    subject: '【{{brand}}】免费试用将于明天结束',
    title: '免费试用将于明天结束',
    lead: '您的免费试用将于明天（{{day}}）结束。如需继续使用，请在此之前申请付费套餐。',
    afterwards: '试用结束后，网站将取消发布。您制作的内容会保留，申请付费套餐后即可恢复。',
    button: '选择套餐',
    note: '如果不申请，则不会产生费用。',
  },
  contractEnds: {
    subject: '【{{brand}}】已受理您的解约申请',
    title: '已受理您的解约申请',
    lead: '您的合同将于{{day}}结束，在此之前可照常使用。',
    afterwards: '合同结束后，网站将取消发布，您制作的内容会保留。如果最后一个月产生页面浏览量的追加费用，将于次月1日开具账单。',
    button: '查看套餐',
    note: '您可以随时在套餐页面取消解约。',
  },
  cardFailed: {
    subject: '【{{brand}}】银行卡付款失败（{{number}}）',
    title: '银行卡付款失败',
    lead: '账单 {{number}}（{{total}} 日元，含税）未能扣款。',
    retry: '我们将于 {{day}} 再次扣款。在此之前，您可以更换银行卡，或点击下方按钮付款。',
    last: '自动扣款已结束。请点击下方按钮付款。您的网站仍在公开。',
    button: '查看付款',
    reason: {
      'no-card': '尚未设置银行卡。',
      declined: '发卡机构拒绝了该笔付款。',
      'insufficient-funds': '银行卡可用额度不足。',
      'expired-card': '银行卡已过期。',
      'authentication-required': '发卡机构要求验证本人身份（3D Secure）。请点击下方按钮打开付款页面并完成验证。',
      error: '无法核实银行卡信息。',
    },
  },
  cardGivenUp: {
    subject: '【{{brand}}】未收到银行卡付款（{{number}}）',
    title: '未收到银行卡付款',
    lead: '开给 {{companyName}} 的账单 {{number}}（{{total}} 日元，含税）已尝试扣款 4 次，均未成功。',
    next: '合同并未暂停。请联系客户，然后再次扣款或确认银行转账。',
    button: '打开付款',
  },
  refundFailed: {
    subject: '【{{brand}}】银行卡退款失败（{{number}}）',
    title: '银行卡退款失败',
    lead: '{{companyName}} 的账单 {{number}} 的 {{total}} 日元银行卡退款被拒绝，退款记录已冲销。',
    next: '请在账单页面改用银行转账退款。',
    button: '打开付款',
  },
  cardDifference: {
    subject: '【{{brand}}】银行卡付款记录不一致（{{number}}）',
    title: '银行卡付款记录不一致',
    lead: '开给 {{companyName}} 的账单 {{number}}（{{total}} 日元，含税），Stripe 的记录与付款记录不一致。',
    kind: {
      'charged-but-not-paid': 'Stripe 已扣款，但付款未标记为已付款。',
      'charged-twice': 'Stripe 扣款了两次。',
      refunded: 'Stripe 已退款，但付款仍标记为已付款。',
      'unknown-charge': '没有该账单的银行卡付款记录。',
    },
    charge: 'Stripe 交易编号：{{chargeId}}',
    button: '打开付款',
  },
};
