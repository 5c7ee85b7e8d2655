import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { billingMails as source } from '#shared/messages/jp/mail/billing-mails.ts';

export const billingMails: CatalogueOf<typeof source> = {
  /** E-mails about the request for a plan, and changes of plans. */
  priceChange: {
    plan: '요금제',
    from: '새 요금 적용 시작일',
    withdrawnFrom: '취소된 요금의 적용 시작일',
    price: '월 요금(세금 별도)',
    licencePrice: '라이선스 1개의 월 요금(세금 별도)',
    limitAccess: '요금에 포함된 페이지뷰',
    limitAccessPrice: '추가 페이지뷰 요금(세금 별도)',
    views: '{{count}}회',
    unlimited: '무제한',
    change: '{{old}} → {{next}}',
    note: '적용 시작일 이전의 달은 현재 요금이 적용됩니다.',
    announced: {
      subject: '[{{brand}}] ‘{{plan}}’ 요금제 요금 변경 안내',
      title: '요금제의 요금이 변경됩니다',
      lead: '항상 이용해 주셔서 감사합니다. 이용 중이신 ‘{{plan}}’ 요금제의 요금이 {{day}}부터 다음과 같이 변경됩니다.',
    },
    withdrawn: {
      subject: '[{{brand}}] ‘{{plan}}’ 요금제 요금 변경이 취소되었습니다',
      title: '요금 변경이 취소되었습니다',
      lead: '{{day}}부터 예정되어 있던 ‘{{plan}}’ 요금제의 요금 변경이 취소되었습니다. 현재 요금으로 계속 이용하실 수 있습니다.',
    },
  },
  planNotice: {
    text: '메시지: {{text}}',
    button: '관리 화면에서 확인하기',
    requested: {
      subject: '[{{brand}}] 요금제 변경 요청({{company}})',
      title: '요금제 변경 요청이 도착했습니다',
      lead: '“{{company}}”에서 “{{plan}}” 요금제로 변경을 요청했습니다. 관리 화면에서 내용을 확인하고 승인하거나 거절해 주세요.',
    },
    chosen: {
      subject: '[{{brand}}] 요금제 변경 신청이 접수되었습니다',
      title: '요금제 변경 신청이 접수되었습니다',
      lead: '{{day}}부터 “{{plan}}” 요금제로 변경됩니다. 그때까지는 현재 요금제를 그대로 이용하실 수 있으며, 적용 전까지 관리 화면에서 취소할 수 있습니다.',
    },
    approved: {
      subject: '[{{brand}}] 요금제 변경이 승인되었습니다',
      title: '요금제 변경이 승인되었습니다',
      lead: '“{{plan}}” 요금제로의 변경이 승인되어 {{day}}부터 적용됩니다. 그때까지는 현재 요금제를 그대로 이용하실 수 있습니다.',
    },
    declined: {
      subject: '[{{brand}}] 요금제 변경 요청 안내',
      title: '요금제 변경 요청이 거절되었습니다',
      lead: '“{{plan}}” 요금제로의 변경 요청이 거절되었습니다. 현재 요금제를 그대로 이용하실 수 있습니다.',
    },
    effective: {
      subject: '[{{brand}}] 요금제가 변경되었습니다',
      title: '요금제가 변경되었습니다',
      lead: '{{day}}부터 “{{plan}}” 요금제가 적용됩니다.',
    },
    exceeded: {
      subject: '[{{brand}}] 요금제 변경 전에 확인해 주세요',
      title: '이용 내용이 변경 후 요금제를 초과합니다',
      lead: '{{day}}에 “{{plan}}” 요금제로 변경될 예정이지만 현재 이용 내용이 그 범위를 초과합니다. 요금제 확인 화면에서 내용을 확인하고 {{day}}까지 줄이거나 변경 신청을 취소해 주세요. 초과한 상태라면 현재 요금제와 요금이 계속됩니다.',
    },
    postponed: {
      subject: '[{{brand}}] 요금제 변경이 연기되었습니다',
      title: '요금제 변경이 연기되었습니다',
      lead: '이용 내용이 “{{plan}}”의 범위를 초과하여 요금제를 변경하지 않고 현재 요금제를 유지합니다. 변경은 {{day}}로 연기되었습니다. 그때까지 요금제 확인 화면에 표시된 내용을 줄이거나 변경 신청을 취소해 주세요.',
    },
  },
  invoiceButton: '청구서 보기',
  billingRecipient: {
    subject: '[{{brand}}] {{company}}의 청구서 메일 수신 확인',
    title: '청구서 메일을 받으시겠습니까?',
    lead: '{{company}}에서 {{brand}} 청구서 메일 수신자로 이 주소를 등록했습니다. 아래 버튼으로 페이지를 열어 수신 여부를 선택해 주세요.',
    what: '받으시는 경우 청구서, 환급 청구서, 결제 요청 등을 PDF와 함께 보내 드립니다. 선택하시기 전에는 다른 메일을 보내지 않습니다.',
    button: '수신 여부 선택',
    notYou: '모르는 내용이라면 이 메일을 무시해 주세요. 청구서 메일은 발송되지 않습니다.',
    attached: 'PDF를 첨부했습니다.',
  },
  invoiceIssued: {
    subject: {
      invoice: '[{{brand}}] 청구서 발행: {{number}}',
      reissue: '[{{brand}}] 정정 청구서 발행: {{number}}',
      credit: '[{{brand}}] 청구서 취소: {{corrects}}',
    },
    title: { invoice: '청구서가 발행되었습니다', reissue: '정정한 청구서가 발행되었습니다', credit: '청구서가 취소되었습니다' },
    lead: {
      invoice: '항상 이용해 주셔서 감사합니다. 다음 청구서를 발행했습니다.',
      reissue: '청구서({{corrects}})를 정정하여 다음 청구서를 발행했습니다. 정정 전 청구서는 결제하지 않으셔도 됩니다.',
      credit: '청구서({{corrects}})를 취소하는 환급 청구서를 발행했습니다. 결제하실 필요가 없습니다.',
    },
    attached: 'PDF를 이 이메일에 첨부했습니다.',
    payment: {
      'bank-transfer': '납부 기한까지 청구서에 적힌 계좌로 입금해 주세요.',
      card: '납부 기한일에 등록하신 카드로 청구됩니다.',
    },
  },
  invoiceVoid: {
    subject: '[{{brand}}] 청구서 무효 처리: {{number}}',
    title: '청구서가 무효 처리되었습니다',
    lead: '다음 청구서는 무효입니다. 결제하실 필요가 없습니다. 청구서 PDF에 “무효”라고 표시됩니다.',
  },
  creditNote: {
    subject: '[{{brand}}] 환급 청구서 발행: {{number}}',
    title: '환급 청구서가 발행되었습니다',
    lead: '청구서 {{invoice}}에 대해 다음 환급 청구서를 발행했습니다.',
    open: '차감 후 납부하실 금액은 {{amount}}입니다.',
    excess: '납부하신 금액 중 {{amount}}을 환불해 드립니다.',
    settled: '이 청구서에 대해 더 납부하실 금액은 없습니다.',
  },
  refund: {
    subject: '[{{brand}}] 청구서 {{number}} 환불 안내',
    title: '환불해 드렸습니다',
    lead: {
      'bank-transfer': '다음과 같이 은행 이체로 환불해 드렸습니다.',
      card: '다음 금액을 등록하신 카드로 환불해 드렸습니다. 명세서에 표시되기까지 최대 10일 정도 걸릴 수 있습니다.',
    },
    amount: '환불 금액',
    on: '환불일',
  },
  paymentOverdue: {
    subject: '[{{brand}}] 납부 안내(청구서 {{number}})',
    title: '납부 기한이 지났습니다',
    lead: '다음 청구서의 납부 기한이 지났지만 입금이 확인되지 않았습니다. 가능한 한 빨리 아래 계좌로 입금해 주세요.',
    crossed: '이미 입금하신 경우 이 이메일은 무시해 주세요.',
  },
  dunning: {
    open: '미납 금액',
    byCard: '청구서 화면에서 카드로 결제하실 수도 있습니다.',
    finalNotice: {
      subject: '[{{brand}}] 중요: 최종 납부 안내(청구서 {{number}})',
      title: '최종 납부 안내',
      lead: '다음 청구서에 대해 여러 번 안내해 드렸지만 아직 입금이 확인되지 않았습니다. 즉시 아래 계좌로 입금해 주세요.',
      pause: '납부가 확인되지 않으면 {{day}}에 계정을 일시 정지합니다. 정지 중에는 사이트가 표시되지 않고 변경할 수 없습니다.',
    },
    paused: {
      subject: '[{{brand}}] 중요: 계정이 일시 정지되었습니다(청구서 {{number}})',
      title: '계정이 일시 정지되었습니다',
      lead: '다음 청구서의 입금이 확인되지 않아 계정을 일시 정지했습니다. 정지 중에는 사이트가 표시되지 않고 변경할 수 없습니다. 로그인과 납부는 가능합니다.',
      resume: '납부가 확인되면 자동으로 재개됩니다.',
    },
    resumed: {
      subject: '[{{brand}}] 계정이 재개되었습니다',
      title: '계정이 재개되었습니다',
      lead: '다음 청구서에 미납 금액이 없어 계정의 일시 정지를 해제했습니다. 사이트가 다시 표시됩니다.',
    },
  },
  billingLetter: {
    subject: '[{{brand}}] {{subject}}',
    footer: '이 이메일은 {{brand}}의 청구 담당자가 보냈습니다. 회신하실 수 있습니다.',
  },
  pageViewsReached: {
    subject: '[{{brand}}] 이번 달 페이지뷰가 {{percentage}}%에 도달했습니다',
    title: '페이지뷰가 {{percentage}}%에 도달했습니다',
    lead: '{{month}} 페이지뷰가 {{views}}회가 되었습니다. 요금제에는 한 달에 {{size}}회까지 포함됩니다.',
    price: '{{size}}회를 넘으면 {{size}}회마다 {{price}}엔(세금 별도)의 추가 요금이 발생합니다. 사이트는 계속 공개됩니다.',
    free: '{{size}}회를 넘어도 추가 요금은 없으며, 사이트는 계속 공개됩니다.',
    button: '페이지뷰 확인',
    delay: '집계에는 최대 1시간 정도 걸리므로 실제 페이지뷰는 더 많을 수 있습니다.',
  },
  trialEnds: {
    subject: '[{{brand}}] 무료 체험이 {{days}}일 후에 끝납니다',
    title: '무료 체험이 {{days}}일 후에 끝납니다',
    lead: '무료 체험은 {{day}}에 끝납니다. 계속 이용하시려면 그 전에 유료 요금제를 신청해 주세요.',
    afterwards:
      '체험이 끝나면 사이트가 공개되지 않습니다. 만드신 내용은 그대로 남으며, 유료 요금제를 신청하시면 다시 이용하실 수 있습니다.',
    button: '요금제 선택',
    note: '신청하지 않으시면 요금이 발생하지 않습니다.',
  },
  trialEndsTomorrow: {
    subject: '[{{brand}}] 무료 체험이 내일 끝납니다',
    title: '무료 체험이 내일 끝납니다',
    lead: '무료 체험은 내일({{day}}) 끝납니다. 계속 이용하시려면 그 전에 유료 요금제를 신청해 주세요.',
    afterwards:
      '체험이 끝나면 사이트가 공개되지 않습니다. 만드신 내용은 그대로 남으며, 유료 요금제를 신청하시면 다시 이용하실 수 있습니다.',
    button: '요금제 선택',
    note: '신청하지 않으시면 요금이 발생하지 않습니다.',
  },
  contractEnds: {
    subject: '[{{brand}}] 해지 신청이 접수되었습니다',
    title: '해지 신청이 접수되었습니다',
    lead: '계약은 {{day}}에 끝납니다. 그때까지는 지금과 같이 이용하실 수 있습니다.',
    afterwards:
      '계약이 끝나면 사이트가 공개되지 않으며, 만드신 내용은 그대로 남습니다. 마지막 달 페이지뷰의 추가 요금이 있으면 다음 달 1일에 청구됩니다.',
    button: '요금제 확인',
    note: '해지는 요금제 화면에서 언제든지 취소할 수 있습니다.',
  },
  cardFailed: {
    subject: '[{{brand}}] 카드 결제에 실패했습니다 ({{number}})',
    title: '카드 결제에 실패했습니다',
    lead: '청구서 {{number}}({{total}}엔, 세금 포함)의 카드 결제가 이루어지지 않았습니다.',
    retry: '{{day}}에 다시 결제를 시도합니다. 그 전에 카드를 변경하거나 아래 버튼으로 결제해 주세요.',
    last: '자동 결제 시도가 모두 끝났습니다. 아래 버튼으로 결제해 주세요. 사이트는 그대로 공개되어 있습니다.',
    button: '결제 확인',
    reason: {
      'no-card': '등록된 카드가 없습니다.',
      declined: '카드사가 결제를 승인하지 않았습니다.',
      'insufficient-funds': '카드의 사용 가능 금액이 부족합니다.',
      'expired-card': '카드 유효기간이 지났습니다.',
      'authentication-required': '카드사가 본인 확인(3D 보안)을 요구합니다. 아래 버튼으로 결제 화면을 열어 인증해 주세요.',
      error: '카드 정보를 확인할 수 없습니다.',
    },
  },
  cardGivenUp: {
    subject: '[{{brand}}] 카드 입금이 확인되지 않습니다 ({{number}})',
    title: '카드 입금이 확인되지 않습니다',
    lead: '{{companyName}}에 발행한 청구서 {{number}}({{total}}엔, 세금 포함)의 카드 결제를 4번 시도했지만 모두 실패했습니다.',
    next: '계약은 중지되지 않았습니다. 고객에게 연락한 뒤 카드로 다시 결제하거나 계좌이체 입금을 확인해 주세요.',
    button: '결제 열기',
  },
  refundFailed: {
    subject: '[{{brand}}] 카드 환불에 실패했습니다({{number}})',
    title: '카드 환불에 실패했습니다',
    lead: '{{companyName}}의 청구서 {{number}}에 대한 {{total}}엔 카드 환불이 거부되었습니다. 환불 기록은 취소되었습니다.',
    next: '청구서 화면에서 은행 이체로 환불해 주세요.',
    button: '결제 열기',
  },
  cardDifference: {
    subject: '[{{brand}}] 카드 결제 기록이 일치하지 않습니다 ({{number}})',
    title: '카드 결제 기록이 일치하지 않습니다',
    lead: '{{companyName}}에 발행한 청구서 {{number}}({{total}}엔, 세금 포함)에 대해 Stripe의 기록과 결제 기록이 일치하지 않습니다.',
    kind: {
      'charged-but-not-paid': 'Stripe에서는 결제되었지만 결제 완료로 기록되지 않았습니다.',
      'charged-twice': 'Stripe에서 두 번 결제되었습니다.',
      refunded: 'Stripe에서 환불되었지만 결제 완료로 남아 있습니다.',
      'unknown-charge': '이 청구서의 카드 결제 기록이 없습니다.',
    },
    charge: 'Stripe 결제 번호: {{chargeId}}',
    button: '결제 열기',
  },
};
